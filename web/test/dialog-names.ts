import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');
const kit = ['dialog', 'drawer', 'form-dialog', 'confirm-dialog'].map((name) =>
  path.join('ui', `${name}.tsx`),
);
const takesOne =
  /from '[^']*(?:\/(?:dialog|drawer|form-dialog|confirm-dialog)\.tsx|react-aria-components\/Dialog)'/;
const anyOpening = /<(?:Dialog|FormDialog|ConfirmDialog|Drawer)(?=\s)/g;
const namedOpening =
  /<(?:Dialog|FormDialog|ConfirmDialog|Drawer)\s+(?:name|data-dialog)="([a-z]+(?:-[a-z]+)*)"/g;

export const findDialogsInSource = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.') && !kit.includes(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))
    .filter(({ text }) => takesOne.test(text))
    .map(({ file, text }) => ({
      file,
      openings: [...text.matchAll(anyOpening)].length,
      names: [...text.matchAll(namedOpening)].map(([, name = '']) => name),
    }));
