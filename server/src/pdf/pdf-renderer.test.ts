import { afterEach, expect, it } from 'vitest';
import { PdfRenderer } from './pdf-renderer.ts';
import { fontFamilies } from './fonts.ts';
import { replaceUnprintableCharacters, replacementCharacter } from './unprintable-characters.ts';

const renderers: PdfRenderer[] = [];
const aRenderer = () => {
  const renderer = new PdfRenderer();
  renderers.push(renderer);
  return renderer;
};
afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.close();
});

const template = `#let data = json(bytes(sys.inputs.document))
#set document(title: data.title)
#set text(font: ${JSON.stringify(fontFamilies).replace('[', '(').replace(']', ')')}, lang: "fr", fallback: false)
#title()
#data.text`;

it('prints tagged pages with the texts as texts', async () => {
  const pdf = await aRenderer().print('somebody', template, {
    title: 'Une « demande »',
    text: '#panic("no") $x$ *y*',
  });
  const bytes = pdf.toString('latin1');
  expect(bytes.startsWith('%PDF-1.7')).toBe(true);
  expect(bytes).toContain('/StructTreeRoot');
  expect(bytes).toMatch(/\/Marked true/);
  expect(bytes).toContain('pdfuaid:part');
});

it('says why a template cannot be printed, and prints the next one', async () => {
  const renderer = aRenderer();
  const [broken, right] = await Promise.allSettled([
    renderer.print('somebody', '#nothing', { title: '' }),
    renderer.print('somebody', template, { title: 'A', text: 'b' }),
  ]);
  expect(broken).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('unknown variable') },
  });
  expect(right.status).toBe('fulfilled');
});

it('gives up what takes too long, and prints the next one', async () => {
  const renderer = aRenderer();
  const long = '#{ for a in range(100000) { for b in range(100000) { let c = a * b } } }';
  const late = renderer.print('somebody', long, {}, 50);
  await expect(late).rejects.toMatchObject({ message: 'it took too long' });
  expect((await renderer.print('somebody', template, { title: 'A', text: 'b' })).length).toBeGreaterThan(
    1000,
  );
});

it('leaves no character out without a trace', () => {
  const missing = new Set<string>();
  const covered = 'Être à l’œuvre « ici », Ωμέγα, ᐃᓄᒃᑎᑐᑦ, Ǧ̱wa, CO₂ ≤ 5 µm → 8 °C, Жук';
  expect(replaceUnprintableCharacters({ covered, lines: ['a\r\nb', '\u4e2d\u0007'] }, missing)).toEqual({
    covered: covered.normalize('NFC'),
    lines: ['a\nb', replacementCharacter + replacementCharacter],
  });
  expect([...missing]).toEqual(['\u4e2d', '\u0007']);
});
