import { expect, it } from 'vitest';
import { SaveLog } from './save-log.ts';

const made = (answers: string): SaveLog => {
  const saves = new SaveLog();
  for (const answer of answers) {
    const save = saves.begin();
    if (answer === 'y') saves.done(save);
    if (answer === 'n') saves.refused(save);
  }
  return saves;
};

it('takes what was acknowledged last, and what was not answered after it', () => {
  expect(made('yy').judge({ save: 2, counted: 2 })).toEqual([]);
  expect(made('y?').judge({ save: 1, counted: 1 })).toEqual([]);
  expect(made('y?').judge({ save: 2, counted: 2 })).toEqual([]);
  expect(made('y?y').judge({ save: 3, counted: 2 })).toEqual([]);
});

it('finds an acknowledged save that is lost, by its text and by its count', () => {
  expect(made('yy').judge({ save: 1, counted: 1 })).toEqual([
    'save 2 was acknowledged, 1 is stored',
    '2 saves were acknowledged, 1 were counted',
  ]);
  expect(made('y?y').judge({ save: 3, counted: 1 })).toEqual(['2 saves were acknowledged, 1 were counted']);
});

it('finds what was done twice, what was refused and done, and what nobody sent', () => {
  expect(made('y').judge({ save: 1, counted: 2 })).toEqual(['1 saves can have been done, 2 were counted']);
  expect(made('yn').judge({ save: 2, counted: 1 })).toEqual(['save 2 was refused and is stored']);
  expect(made('y').judge({ save: 4, counted: 1 })).toEqual([
    'save 4 is stored and was never sent',
    'save 4 was refused and is stored',
  ]);
});
