import { expect, it } from 'vitest';
import { guessKindByName, constraintLabel } from './constraint-names.ts';

it.each([
  ['Drydock, Halifax', 'drydock'],
  ['Radoub, Les Méchins', 'refit'],
  ['Winch breakdown', 'breakdown'],
  ['Sea trials', null],
])('reads the kind of “%s” in either language', (name, kind) => {
  expect(guessKindByName(name)).toBe(kind);
});

it.each([
  ['Refit, Lunenburg', 'refit', 'Refit, Lunenburg', 'Radoub, Lunenburg'],
  ['Radoub – Les Méchins', 'refit', 'Refit – Les Méchins', 'Radoub – Les Méchins'],
  ['Lay-up', 'lay_up', 'Lay-up', 'Désarmement'],
  ['Maintenance period, Dartmouth', 'maintenance', 'Maintenance, Dartmouth', 'Entretien, Dartmouth'],
  [
    'Winter alongside, St. John’s',
    'alongside',
    'Winter alongside, St. John’s',
    'Winter alongside, St. John’s – À quai',
  ],
  ['Panne', 'breakdown', 'Breakdown', 'Panne'],
  ['Port closed', 'port_closed', 'Port closed', 'Port closed – Port fermé'],
  ['Hull paint', 'drydock', 'Hull paint – Drydock', 'Hull paint – Cale sèche'],
  ['Icebreaking, Gulf', 'other_program', 'Icebreaking, Gulf', 'Icebreaking, Gulf – Autre programme'],
  ['Sea trials', 'other', 'Sea trials', 'Sea trials'],
] as const)('names “%s” of the kind %s once, in the language of the page', (name, kind, en, fr) => {
  const said = {
    refit: ['Refit', 'Radoub'],
    lay_up: ['Lay-up', 'Désarmement'],
    maintenance: ['Maintenance', 'Entretien'],
    alongside: ['Alongside', 'À quai'],
    breakdown: ['Breakdown', 'Panne'],
    port_closed: ['Port closed', 'Port fermé'],
    drydock: ['Drydock', 'Cale sèche'],
    other_program: ['Other program', 'Autre programme'],
    other: ['Other', 'Autre'],
  }[kind];
  expect([
    constraintLabel({ name, kind }, said[0]!, 'en'),
    constraintLabel({ name, kind }, said[1]!, 'fr'),
  ]).toEqual([en, fr]);
});

it('takes the name in the language of the page, else the one there is', () => {
  const both = {
    name: 'Sea trials',
    name_en: 'Sea trials',
    name_fr: 'Essais en mer',
    kind: 'other',
  } as const;
  expect(constraintLabel(both, 'Autre', 'fr')).toBe('Essais en mer');
  expect(constraintLabel({ ...both, name_fr: null }, 'Autre', 'fr')).toBe('Sea trials');
});
