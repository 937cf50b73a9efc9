/** Uniform in [0, 1); the same sequence for a seed on every machine (sfc32 of PractRand). */
export type Random = () => number;

export const createSeededRandom = (seed: number): Random => {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return next;
};
