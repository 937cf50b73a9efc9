import type { MailContent, MailKind } from './mail-templates.ts';

/** Receipts, decisions and warnings are useful however late they arrive. */
const lasting = new Set<MailKind>([
  ...(['application_submit', 'application_accept', 'application_reject', 'application_cancel'] as const),
  ...(['application_finalise', 'application_finalised', 'application_withdraw'] as const),
  ...(['berth_request_accepted', 'berth_request_declined', 'ledger_head', 'factors_reset'] as const),
  ...(['password_changed', 'email_changed', 'sign_in_failures', 'access_alert', 'access_changed'] as const),
  ...(['app_added', 'app_removed', 'passkey_added', 'passkey_removed'] as const),
  ...(['recovery_codes_renewed', 'recovery_code_used'] as const),
]);
const day = 24 * 60;

/** Minutes for which an e-mail is useful; null: always. Links are useful until their tokens expire. */
export const mailLifetimeMinutes = ({
  kind,
  params,
}: Pick<MailContent, 'kind' | 'params'>): number | null => {
  if (kind === 'activation' || kind === 'email_change') return (params as { hours: number }).hours * 60;
  if (kind === 'password_reset') return (params as { minutes: number }).minutes;
  if (kind === 'invitation') return (params as { days: number }).days * day;
  if (kind === 'digest' || kind === 'availability') return 2 * day;
  return lasting.has(kind) ? null : 14 * day;
};
