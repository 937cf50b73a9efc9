import type { DialogActions } from './dialog-actions.ts';
import type { DialogOpening } from './opening.ts';

const at = (section: string) => `/administration/${section}`;
const pressed = (section: string, key: string) => ({
  who: 'admin',
  at: at(section),
  open: (hand: DialogActions) => hand.press(key),
});

const openAccount = async (hand: DialogActions) => {
  await hand.fill('accounts:users.search', 'observer@');
  const row = hand.page.getByRole('row').filter({ hasText: 'observer@' });
  await row.first().waitFor();
  await hand.press('accounts:users.edit_named', row);
};

const onWebhook = (key: string) => async (hand: DialogActions) => {
  await hand.press('integrations:webhooks.actions_named');
  await hand.choose(key);
};

export const administrationDialogOpenings: readonly DialogOpening[] = [
  { name: 'user', who: 'admin', at: at('users'), open: openAccount },
  {
    name: 'factors-reset',
    who: 'admin',
    at: at('users'),
    open: async (hand) => {
      await openAccount(hand);
      await hand.press('second_factor:reset.action', hand.dialog);
    },
  },
  {
    name: 'proof',
    who: 'admin',
    at: at('users'),
    open: async (hand) => {
      await hand.page.route('**/api/users/*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 403,
              json: { message: '…', type: 'fresh_proof_required', meta: { minutes: 10 } },
            })
          : route.fallback(),
      );
      await openAccount(hand);
      await hand.press('accounts:profile.save', hand.dialog);
    },
  },
  { name: 'fiscal-year', ...pressed('fiscal-years', 'reference:years.add') },
  { name: 'fiscal-year', face: 'edit', ...pressed('fiscal-years', 'reference:record.edit_named') },
  { name: 'weights', ...pressed('fiscal-years', 'reference:weights.open_named') },
  { name: 'record', ...pressed('vessels', 'vessels:administration.add') },
  { name: 'record', face: 'edit', ...pressed('lists', 'reference:record.edit_named') },
  { name: 'record', face: 'question', ...pressed('support', 'reference:record.edit_named') },
  { name: 'record-remove', ...pressed('vessels', 'reference:record.remove_named') },
  { name: 'rates', ...pressed('costs', 'costs:administration.edit') },
  { name: 'mail-resend', ...pressed('outbox', 'administration:outbox.resend_named') },
  { name: 'service-account', ...pressed('integrations', 'integrations:accounts.add') },
  { name: 'tokens', ...pressed('integrations', 'integrations:accounts.tokens_named') },
  {
    name: 'integration-end',
    face: 'account',
    ...pressed('integrations', 'integrations:accounts.revoke_named'),
  },
  {
    name: 'integration-end',
    face: 'token',
    who: 'admin',
    at: at('integrations'),
    open: async (hand) => {
      await hand.press('integrations:accounts.tokens_named');
      await hand.press('integrations:tokens.revoke_named', hand.dialog);
    },
  },
  { name: 'webhook', ...pressed('integrations', 'integrations:webhooks.add') },
  {
    name: 'webhook',
    face: 'edit',
    who: 'admin',
    at: at('integrations'),
    open: onWebhook('integrations:webhooks.edit'),
  },
  {
    name: 'deliveries',
    who: 'admin',
    at: at('integrations'),
    open: onWebhook('integrations:webhooks.deliveries'),
  },
  {
    name: 'integration-end',
    face: 'webhook',
    who: 'admin',
    at: at('integrations'),
    open: onWebhook('integrations:webhooks.remove'),
  },
  {
    name: 'shown-once',
    who: 'admin',
    at: at('integrations'),
    open: onWebhook('integrations:webhooks.renew'),
  },
  {
    name: 'factor-set-up',
    who: 'proponent',
    at: ({ proponentId }) => `/user/${proponentId}/profile`,
    open: (hand) => hand.press('second_factor:add'),
  },
  {
    name: 'privacy-erasure',
    who: 'proponent',
    at: ({ proponentId }) => `/user/${proponentId}/profile`,
    open: (hand) => hand.press('accounts:privacy.ask.erasure'),
  },
  ...(
    [
      ['factor-rename', 'second_factor:rename_named'],
      ['factor-remove', 'second_factor:remove_named'],
      ['recovery-renew', 'second_factor:recovery.renew'],
    ] as const
  ).map(([name, key]): DialogOpening => ({
    name,
    who: 'guarded',
    at: ({ guarded }) => `/user/${guarded.id}/profile`,
    open: (hand) => hand.press(key),
  })),
  {
    name: 'recovery-codes',
    who: 'guarded',
    at: ({ guarded }) => `/user/${guarded.id}/profile`,
    open: async (hand) => {
      await hand.press('second_factor:recovery.renew');
      await hand.press('second_factor:recovery.renew', hand.dialog);
    },
    stays: 'the codes are shown this once: a button says that they are kept',
  },
];
