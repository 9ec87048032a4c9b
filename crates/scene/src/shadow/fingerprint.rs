//! A hash of anything that can be sent: it is fed what would be written.

use rustc_hash::FxHasher;
use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt;
use std::hash::Hasher;

pub(super) fn fingerprint(data: &(impl Serialize + ?Sized)) -> u64 {
    let mut ink = Ink(super::hasher());
    data.serialize(&mut ink).expect("what is shown is plain data");
    ink.0.finish()
}

struct Ink(FxHasher);

/// Nothing goes wrong here but what a type's own way of writing says goes wrong.
#[derive(Debug)]
struct Blot(String);

impl fmt::Display for Blot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Blot {}

impl serde::ser::Error for Blot {
    fn custom<T: fmt::Display>(because: T) -> Blot {
        Blot(because.to_string())
    }
}

/// What begins here, so that `["a", "b"]` and `["ab"]` differ.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Sign {
    True = 0xf0,
    False,
    None,
    Some,
    Unit,
    Text,
    Bytes,
    List,
    Map,
    End,
}

impl Ink {
    fn sign(&mut self, sign: Sign) -> Result<(), Blot> {
        self.0.write_u8(sign as u8);
        Ok(())
    }

    fn bytes(&mut self, sign: Sign, bytes: &[u8]) -> Result<(), Blot> {
        self.sign(sign)?;
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
        Ok(())
    }
}

macro_rules! numbers {
    ($($serialize:ident $type:ty => $write:ident $bits:expr),+ $(,)?) => {
        $(fn $serialize(self, number: $type) -> Result<(), Blot> {
            let bits: fn($type) -> _ = $bits;
            self.0.$write(bits(number));
            Ok(())
        })+
    };
}

impl<'a> Serializer for &'a mut Ink {
    type Ok = ();
    type Error = Blot;
    type SerializeSeq = &'a mut Ink;
    type SerializeTuple = &'a mut Ink;
    type SerializeTupleStruct = &'a mut Ink;
    type SerializeTupleVariant = &'a mut Ink;
    type SerializeMap = &'a mut Ink;
    type SerializeStruct = &'a mut Ink;
    type SerializeStructVariant = &'a mut Ink;

    numbers!(
        serialize_i8 i8 => write_i8 |n| n,
        serialize_i16 i16 => write_i16 |n| n,
        serialize_i32 i32 => write_i32 |n| n,
        serialize_i64 i64 => write_i64 |n| n,
        serialize_u8 u8 => write_u8 |n| n,
        serialize_u16 u16 => write_u16 |n| n,
        serialize_u32 u32 => write_u32 |n| n,
        serialize_u64 u64 => write_u64 |n| n,
        serialize_f32 f32 => write_u32 f32::to_bits,
        serialize_f64 f64 => write_u64 f64::to_bits,
        serialize_char char => write_u32 u32::from,
    );

    fn serialize_bool(self, truth: bool) -> Result<(), Blot> {
        self.sign(if truth { Sign::True } else { Sign::False })
    }

    fn serialize_str(self, text: &str) -> Result<(), Blot> {
        self.bytes(Sign::Text, text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Blot> {
        self.bytes(Sign::Bytes, bytes)
    }

    fn serialize_none(self) -> Result<(), Blot> {
        self.sign(Sign::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, data: &T) -> Result<(), Blot> {
        self.sign(Sign::Some)?;
        data.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Blot> {
        self.sign(Sign::Unit)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Blot> {
        self.sign(Sign::Unit)
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        at: u32,
        _variant: &'static str,
    ) -> Result<(), Blot> {
        self.0.write_u32(at);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        data: &T,
    ) -> Result<(), Blot> {
        data.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        at: u32,
        _variant: &'static str,
        data: &T,
    ) -> Result<(), Blot> {
        self.0.write_u32(at);
        data.serialize(self)
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Self, Blot> {
        self.sign(Sign::List)?;
        Ok(self)
    }

    fn serialize_tuple(self, _length: usize) -> Result<Self, Blot> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<Self, Blot> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        at: u32,
        _variant: &'static str,
        _length: usize,
    ) -> Result<Self, Blot> {
        self.0.write_u32(at);
        self.serialize_seq(None)
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Self, Blot> {
        self.sign(Sign::Map)?;
        Ok(self)
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Self, Blot> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        at: u32,
        _variant: &'static str,
        _length: usize,
    ) -> Result<Self, Blot> {
        self.0.write_u32(at);
        self.serialize_map(None)
    }
}

macro_rules! items {
    ($($trait:ident $item:ident),+ $(,)?) => {
        $(impl $trait for &mut Ink {
            type Ok = ();
            type Error = Blot;

            fn $item<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Blot> {
                item.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Blot> {
                self.sign(Sign::End)
            }
        })+
    };
}

items!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
);

macro_rules! fields {
    ($($trait:ident),+ $(,)?) => {
        $(impl $trait for &mut Ink {
            type Ok = ();
            type Error = Blot;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _name: &'static str, field: &T) -> Result<(), Blot> {
                field.serialize(&mut **self)
            }

            /// A field that is left out must not look like its neighbor.
            fn skip_field(&mut self, _name: &'static str) -> Result<(), Blot> {
                self.sign(Sign::None)
            }

            fn end(self) -> Result<(), Blot> {
                self.sign(Sign::End)
            }
        })+
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Ink {
    type Ok = ();
    type Error = Blot;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Blot> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Blot> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Blot> {
        self.sign(Sign::End)
    }
}

#[cfg(test)]
mod tests {
    use super::fingerprint;
    use serde_json::{Value, json};

    #[test]
    fn what_is_written_alike_has_one_fingerprint_and_nothing_else_has_it() {
        let different: [Value; 16] = [
            json!(null),
            json!(true),
            json!(false),
            json!(1),
            json!(1.5),
            json!("1"),
            json!(["a", "b"]),
            json!(["ab"]),
            json!([["a"], "b"]),
            json!({"a": "b"}),
            json!({"a": ["b"]}),
            json!([]),
            json!([0]),
            json!([0, 0]),
            json!(0),
            json!({}),
        ];
        for (at, one) in different.iter().enumerate() {
            for (with, other) in different.iter().enumerate() {
                assert_eq!(at == with, fingerprint(one) == fingerprint(&other.clone()), "{one} and {other}");
            }
        }
    }

    #[test]
    fn what_is_absent_is_not_what_is_empty() {
        assert_ne!(fingerprint(&None::<&str>), fingerprint(&Some("")));
        assert_ne!(fingerprint(&(None::<u8>, Some(1_u8))), fingerprint(&(Some(1_u8), None::<u8>)));
    }
}
