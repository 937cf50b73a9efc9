export const depthColours: Readonly<Record<number, string>> = {
  200: '#d4e4f1',
  1000: '#bfd6ea',
  2000: '#a9c7e1',
  4000: '#93b7d7',
};
