import { describe, expect, it } from 'vitest';
import { splitAtMatches } from './highlight.ts';

const marked = (text: string, sought: string) =>
  splitAtMatches(text, sought)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

describe('the words sought in a text', () => {
  it.each([
    ['Québec and Quebec', 'quebec', '[Québec] and [Quebec]'],
    ['Québec', 'QUÉ', '[Qué]bec'],
    ['décembre (décomposé: e\u0301te\u0301)', 'ete', 'décembre (décomposé: [e\u0301te\u0301])'],
    ['aaaa', 'aa', '[aa][aa]'],
    ['ship time', 'time', 'ship [time]'],
    ['ship time', ' ship ', '[ship] time'],
    ['ship time', '', 'ship time'],
    ['ship time', 'berth', 'ship time'],
    ['50 % (a.b)', '(a.b)', '50 % [(a.b)]'],
  ])('%j with %j', (text, sought, expected) => {
    expect(marked(text, sought)).toBe(expected);
  });

  it('loses nothing of the text', () => {
    const text = 'SG̲áan K̲ínghlas-Bowie';
    expect(
      splitAtMatches(text, 'kin')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
