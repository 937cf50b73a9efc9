import { expect, it } from 'vitest';
import type { Entry } from './entries.ts';
import { finderOf } from './finding.ts';

const entry = (title: string, where = '', text = ''): Entry => ({ href: `/${title}`, title, where, text });

const find = finderOf([
  entry('Étapes de l’examen', 'Planification', 'set_final publie le calendrier'),
  entry('Missions', 'Planification'),
  entry('Lister les missions', 'GET /api/missions', 'listMissions filter[…] vessel_id'),
  entry('Stations', 'Demandes', 'latitude degrés décimaux'),
]);
const titles = (typed: string) => find(typed).map(({ title }) => title);

it('finds whatever the accents and the case, in titles before texts', () => {
  expect(titles('etapes')).toEqual(['Étapes de l’examen']);
  expect(titles('MISSIONS')).toEqual(['Missions', 'Lister les missions']);
  expect(titles('degres')).toEqual(['Stations']);
});

it('takes every word that was typed, also those of an address', () => {
  expect(titles('get missions')).toEqual(['Lister les missions']);
  expect(titles('missions latitude')).toEqual([]);
});

it('finds nothing before anything was typed', () => {
  expect(titles('  ')).toEqual([]);
});
