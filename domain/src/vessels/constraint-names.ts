import { foldText, type Language } from '../shared/text.ts';
import type { ConstraintKind } from './constraints.ts';

type Said = { readonly kind: ConstraintKind } & Readonly<Record<Language, string>>;

const words: readonly Said[] = [
  { kind: 'drydock', en: 'dry.?dock', fr: 'cale seche|carenage' },
  { kind: 'refit', en: 'refit', fr: 'radoub' },
  { kind: 'maintenance', en: 'maintenance', fr: 'entretien' },
  { kind: 'crew_change', en: 'crew change', fr: '(?:releve|changement) d.equipage' },
  { kind: 'lay_up', en: 'lay.?up|laid up', fr: 'desarmement' },
  { kind: 'alongside', en: 'alongside', fr: 'a quai' },
  { kind: 'standby', en: 'standby', fr: 'en attente|veille' },
  { kind: 'other_program', en: 'program|ice.?breaking', fr: 'program|deglacage' },
  { kind: 'breakdown', en: 'breakdown', fr: 'panne' },
];

const isIn = (pattern: string, folded: string): boolean => new RegExp(pattern).test(folded);

export const guessKindByName = (name: string): ConstraintKind | null => {
  const folded = foldText(name);
  return words.find(({ en, fr }) => isIn(`${en}|${fr}`, folded))?.kind ?? null;
};

const parts = /^([^,;:(–—]*?)(\s*(?:[,;:(–—]|\s-\s).*)?$/u;

export type ConstraintNames = {
  readonly name: string;
  readonly name_en?: string | null | undefined;
  readonly name_fr?: string | null | undefined;
};

export const constraintName = (names: ConstraintNames, language: Language): string =>
  names[`name_${language}`] ?? names.name;

/** Adds the kind of constraint unless the name states it. `kindName`: the kind in the page's language. */
export const constraintLabel = (
  { kind = 'other', ...names }: ConstraintNames & { readonly kind?: ConstraintKind | undefined },
  kindName: string,
  language: Language,
): string => {
  const name = constraintName(names, language);
  if (names[`name_${language}`]) return name;
  const [, first = '', rest = ''] = parts.exec(name) ?? [];
  const said = words.find((each) => each.kind === kind);
  const isKindAlone =
    said &&
    kind !== 'other_program' &&
    isIn(`^(?:periode d.)?(?:${said.en}|${said.fr})(?: period)?$`, foldText(first));
  if (isKindAlone) return `${kindName}${rest}`;
  const saysKind = foldText(name) === foldText(kindName) || (said && isIn(said[language], foldText(name)));
  return kind === 'other' || saysKind ? name : `${name} – ${kindName}`;
};
