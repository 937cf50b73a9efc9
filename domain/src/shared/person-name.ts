export const isPersonName = (text: string): boolean =>
  /^[\p{L}\p{M}'’ -]+$/u.test(text) && /\p{L}/u.test(text);
