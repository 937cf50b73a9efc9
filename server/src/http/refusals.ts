import { type Decision, listRefusals } from '@shiptime/domain/shared/decision';
import type { Language } from '@shiptime/domain/shared/text';
import type { Refusals } from '@shiptime/domain/shared/wire';
import { translate } from './language.ts';

export const describeRefusals = (
  decisions: Readonly<Record<string, Decision>>,
  language: Language,
): Refusals =>
  Object.fromEntries(
    listRefusals(decisions).map(([action, { code, params }]) => [
      action,
      { code, message: translate(language, `errors:refusals.${code}`, params) },
    ]),
  );
