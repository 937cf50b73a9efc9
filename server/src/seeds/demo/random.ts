export type RandomSource = () => number;

/** Pseudorandom generator mulberry32. */
export const createSeededRandomSource = (seed: number): RandomSource => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Derives the seed from words, so that adding one application changes no other. */
export const createRandomFromWords = (...words: readonly string[]): RandomSource => {
  let hash = 2_166_136_261;
  for (const character of words.join('/'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return createSeededRandomSource(hash);
};

export const pickRandom = <T>(random: RandomSource, choices: readonly T[]): T => {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('nothing to pick from');
  return choice;
};
