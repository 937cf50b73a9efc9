/** Letters of any script with their accents, spaces, hyphens and apostrophes (O'Brien, D’Amours); no digits, no signs. */
export const isPersonName = (text: string): boolean =>
  /^[\p{L}\p{M}'’ -]+$/u.test(text) && /\p{L}/u.test(text);
