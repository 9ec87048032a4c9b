-- The command that an entry carried out, so that repeating it does nothing, whatever was killed in between.
ALTER TABLE entries ADD COLUMN command TEXT;
