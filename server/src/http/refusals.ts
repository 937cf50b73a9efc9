import { type PermissionDecision, listRefusals } from '@shiptime/domain/shared/permission-decision';
import type { Language } from '@shiptime/domain/shared/text';
import type { Refusals } from '@shiptime/domain/shared/wire';
import { translate } from './language.ts';

export const describeRefusals = (
  decisions: Readonly<Record<string, PermissionDecision>>,
  language: Language,
): Refusals =>
  Object.fromEntries(
    listRefusals(decisions).map(([action, { code, params }]) => [
      action,
      { code, message: translate(language, `errors:refusals.${code}`, params) },
    ]),
  );
