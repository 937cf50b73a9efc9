import type { Language } from '@shiptime/domain/shared/text';
import type { SnapshotConstraint } from '@shiptime/domain/plans/versions/snapshot';
import { constraintLabel } from '@shiptime/domain/vessels/kind-of-name';
import { translate } from '#http/language.ts';

export const constraintLabelIn =
  (language: Language) =>
  ({ name, kind = 'other' }: Pick<SnapshotConstraint, 'name' | 'kind'>): string =>
    constraintLabel({ name, kind }, translate(language, `vessels:constraints.kinds.${kind}`), language);
