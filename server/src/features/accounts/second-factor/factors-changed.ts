import { EventKind } from '#events/events.ts';
import type { MailParams } from '#mail/mail-templates.ts';

type Mail<Kind extends keyof MailParams> = { readonly kind: Kind; readonly params: MailParams[Kind] };

export type FactorsChanged = {
  readonly type: 'factors.changed';
  readonly userId: number;
  readonly mail:
    | Mail<`${'app' | 'passkey'}_${'added' | 'removed'}`>
    | Mail<'recovery_code_used'>
    | Mail<'recovery_codes_renewed' | 'factors_reset'>;
};
export const factorsChangedEvent = new EventKind<FactorsChanged>(['factors.changed']);
