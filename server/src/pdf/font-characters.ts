/** Reads the `cmap` table of a TrueType font (OpenType specification, formats 4 and 12). */

const tableOffset = (font: Buffer, tag: string): number => {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
};

const addSegments = (font: Buffer, at: number, found: Set<number>): void => {
  const size = font.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [shifts, lists] = [starts + size, starts + size * 2];
  for (let segment = 0; segment < size; segment += 2) {
    const start = font.readUInt16BE(starts + segment);
    const list = font.readUInt16BE(lists + segment);
    const shift = font.readUInt16BE(shifts + segment);
    for (let code = start; code <= font.readUInt16BE(ends + segment); code += 1) {
      const glyph =
        list === 0
          ? (code + shift) % 0x10000
          : font.readUInt16BE(lists + segment + list + (code - start) * 2);
      if (glyph !== 0 && code !== 0xffff) found.add(code);
    }
  }
};

const addGroups = (font: Buffer, at: number, found: Set<number>): void => {
  const count = font.readUInt32BE(at + 12);
  for (let group = 0; group < count; group += 1) {
    const record = at + 16 + group * 12;
    const last = font.readUInt32BE(record + 4);
    for (let code = font.readUInt32BE(record); code <= last; code += 1) found.add(code);
  }
};

export const charactersOfFont = (font: Buffer): ReadonlySet<number> => {
  const found = new Set<number>();
  const cmap = tableOffset(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    const format = font.readUInt16BE(at);
    if (format === 4) addSegments(font, at, found);
    if (format === 12) addGroups(font, at, found);
  }
  return found;
};
