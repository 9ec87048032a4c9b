/** QR codes (ISO 18004) for short texts: bytes, error correction M, versions 1 to 10. */

/** For each version: codewords of error correction in a block, then blocks as [how many, data codewords each]. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** Rows of modules, true is dark. */
export type Matrix = readonly (readonly boolean[])[];

const [EXP, LOG] = ((): readonly [number[], number[]] => {
  const exp: number[] = [];
  const log: number[] = [];
  for (let power = 0, value = 1; power < 255; power += 1) {
    exp[power] = value;
    log[value] = power;
    value = value << 1 >= 256 ? (value << 1) ^ 0x11d : value << 1;
  }
  return [exp, log];
})();

function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (EXP[((LOG[one] ?? 0) + (LOG[other] ?? 0)) % 255] ?? 0);
}

/** The remainder of a block by the generator polynomial of Reed and Solomon. */
function correction(data: readonly number[], length: number): readonly number[] {
  let generator = [1];
  for (let power = 0; power < length; power += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[power] ?? 0)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, step) => (rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead)));
  });
  return rest.slice(data.length);
}

const room = (version: number): number =>
  (BLOCKS[version - 1]?.slice(1) as (readonly [number, number])[]).reduce(
    (sum, [many, each]) => sum + many * each,
    0,
  );
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function codewords(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room(version) * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; data.length < room(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return interleaved(data, version);
}

function interleaved(data: readonly number[], version: number): readonly number[] {
  const [length, ...kinds] = BLOCKS[version - 1] ?? [0];
  const sizes = kinds.flatMap(([many, each]) => new Array<number>(many).fill(each));
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => correction(block, length));
  const across = (rows: readonly (readonly number[])[]): readonly number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => row[at] ?? []),
    ).flat();
  return [...across(blocks), ...across(checks)];
}

/** The remainder of a number of bits, for the marks that say format and version. */
function remainder(value: number, bits: number, polynomial: number): number {
  let rest = value << bits;
  const top = Math.floor(Math.log2(polynomial));
  for (let bit = 31 - Math.clz32(rest || 1); bit >= top; bit = 31 - Math.clz32(rest || 1)) {
    rest ^= polynomial << (bit - top);
  }
  return (value << bits) | rest;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Drawing {
  readonly dark: boolean[][];
  /** Modules that belong to the pattern itself, not to the data. */
  readonly fixed: boolean[][];

  constructor(
    readonly size: number,
    readonly version: number,
  ) {
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  }

  set(row: number, column: number, dark: boolean): void {
    const [line, kept] = [this.dark[row], this.fixed[row]];
    if (!line || !kept || column < 0 || column >= this.size) return;
    line[column] = dark;
    kept[column] = true;
  }

  patterns(): void {
    for (let at = 0; at < this.size; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    const far = this.size - 4;
    for (const [row, column] of [
      [3, 3],
      [3, far],
      [far, 3],
    ] as const)
      this.#square(row, column, 4, [2, 4]);
    const at = ALIGNED[this.version - 1] ?? [];
    const last = at.at(-1);
    for (const row of at) {
      for (const column of at) {
        const corner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
        if (!corner) this.#square(row, column, 2, [1]);
      }
    }
    this.format(0);
    if (this.version >= 7) this.#versionMarks();
  }

  /** Rings around a middle; those listed are light. */
  #square(row: number, column: number, reach: number, light: readonly number[]): void {
    for (let dr = -reach; dr <= reach; dr += 1) {
      for (let dc = -reach; dc <= reach; dc += 1) {
        this.set(row + dr, column + dc, !light.includes(Math.max(Math.abs(dr), Math.abs(dc))));
      }
    }
  }

  /** Error correction M is 00. */
  format(mask: number): void {
    const bits = remainder(mask, 10, 0x537) ^ 0x5412;
    const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
    for (let at = 0; at < 15; at += 1) {
      const down = at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at;
      this.set(down, 8, bit(at));
      const along = at < 8 ? this.size - 1 - at : at === 8 ? 7 : 14 - at;
      this.set(8, along, bit(at));
    }
    this.set(this.size - 8, 8, true);
  }

  #versionMarks(): void {
    const bits = remainder(this.version, 12, 0x1f25);
    for (let at = 0; at < 18; at += 1) {
      const [near, far] = [Math.floor(at / 3), this.size - 11 + (at % 3)];
      this.set(near, far, ((bits >> at) & 1) === 1);
      this.set(far, near, ((bits >> at) & 1) === 1);
    }
  }

  /** Data go up and down in pairs of columns from the right. */
  write(words: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      const upward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1) {
        const row = upward ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          const line = this.dark[row];
          if (!line || this.fixed[row]?.[column]) continue;
          line[column] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
    }
  }

  masked(mask: number): Matrix {
    this.format(mask);
    const flips = MASKS[mask] ?? MASKS[0];
    return this.dark.map((line, row) =>
      line.map((dark, column) =>
        this.fixed[row]?.[column] ? dark : dark !== (flips?.(row, column) ?? false),
      ),
    );
  }
}

/** How hard a matrix is to read: long runs, blocks, what looks like a corner, too much of one shade. */
function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const lines = [...matrix, ...matrix.map((_, column) => matrix.map((row) => row[column] ?? false))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/gu) ?? []) sum += run.length - 2;
    for (let at = 0; at + 11 <= size; at += 1) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") sum += 40;
    }
  }
  for (let row = 0; row + 1 < size; row += 1) {
    for (let column = 0; column + 1 < size; column += 1) {
      const four = [row, row + 1].flatMap((at) => [matrix[at]?.[column], matrix[at]?.[column + 1]]);
      if (new Set(four).size === 1) sum += 3;
    }
  }
  const dark = matrix.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10;
}

/** The code of a text, or nothing if it is too long. */
export function qr(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 + BLOCKS.findIndex((_, at) => bytes.length * 8 + 4 + lengthBits(at + 1) <= room(at + 1) * 8);
  if (version === 0) return null;
  const drawing = new Drawing(17 + 4 * version, version);
  drawing.patterns();
  drawing.write(codewords(bytes, version));
  const all = MASKS.map((_, mask) => drawing.masked(mask));
  return all.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** The dark modules as one path, for a drawing with a quiet zone of four. */
export function outline(matrix: Matrix): string {
  return matrix
    .flatMap((line, row) => line.flatMap((dark, column) => (dark ? `M${column + 4} ${row + 4}h1v1h-1z` : [])))
    .join("");
}
