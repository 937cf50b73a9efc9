import type { Language } from '@shiptime/domain/shared/text';
import type { SnapshotConstraint } from '@shiptime/domain/plans/versions/snapshot';
import { constraintLabel } from '@shiptime/domain/vessels/constraint-names';
import { translate } from '#http/language.ts';

export const createConstraintLabeller =
  (language: Language) =>
  (constraint: Pick<SnapshotConstraint, 'name' | 'name_en' | 'name_fr' | 'kind'>): string =>
    constraintLabel(
      constraint,
      translate(language, `vessels:constraints.kinds.${constraint.kind ?? 'other'}`),
      language,
    );
