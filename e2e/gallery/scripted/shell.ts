import type { DialogActions } from './dialog-actions.ts';
import type { DialogOpening } from './opening.ts';

const bar = ({ page }: DialogActions) => page.getByRole('banner');

const nearTheEnd = async ({ page }: DialogActions, what: 'idle' | 'whole') => {
  await page.route(/\/api\/(?!auth\/user)/, (route) => route.abort());
  await page.waitForTimeout(500);
  await page.evaluate((near) => {
    const now = Date.now();
    const kept = JSON.parse(localStorage.getItem('shiptime.session') ?? '{}') as { expires_at: string };
    if (near === 'idle') localStorage.setItem('shiptime.contact', String(now - 58.5 * 60_000));
    else {
      const expires_at = new Date(now + 90_000).toISOString();
      localStorage.setItem('shiptime.session', JSON.stringify({ ...kept, expires_at }));
    }
  }, what);
};

let lines = 0;

export const typeUnsavedText = async ({ page, t }: DialogActions) => {
  await page.route(/\/api\/ship_time_requests\/\d+(\?|$)/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'Server Error' } })
      : route.fallback(),
  );
  lines += 1;
  await page.getByLabel(t('applications:fields.executive_summary.label')).fill(`Along line ${lines}.`);
  await page.locator('[data-status="failed"]').waitFor();
};

const startTour = async (hand: DialogActions) => {
  await hand.page.locator('[data-tour="help"]').click();
  await hand.choose('app:help.tour');
};

export const shellDialogOpenings: readonly DialogOpening[] = [
  {
    name: 'sign-in',
    who: null,
    at: '/support',
    open: (hand) => hand.press('app:sign_in', bar(hand)),
  },
  {
    name: 'menu',
    who: 'coordinator',
    at: '/support',
    open: (hand) => hand.press('app:menu.word', bar(hand)),
  },
  {
    name: 'notices',
    who: 'coordinator',
    at: '/support',
    open: ({ page, t }) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(t('app:notices.label')) })
        .click(),
  },
  { name: 'tour', face: 'welcome', who: 'coordinator', at: '/support', open: startTour },
  {
    name: 'tour',
    face: 'next',
    who: 'coordinator',
    at: '/support',
    open: async (hand) => {
      await startTour(hand);
      for (let times = 0; times < 3; times += 1) await hand.press('app:tour.next', hand.dialog);
    },
  },
  {
    name: 'leave',
    who: 'proponent',
    at: ({ draft }) => `/request/${draft}?section=project_description`,
    open: async (hand) => {
      await typeUnsavedText(hand);
      await hand.page
        .getByRole('contentinfo')
        .getByRole('link', { name: hand.t('app:footer.privacy') })
        .click();
    },
  },
  {
    name: 'session-ending',
    face: 'idle',
    who: 'observer',
    at: '/support',
    open: (hand) => nearTheEnd(hand, 'idle'),
  },
  {
    name: 'session-ending',
    face: 'whole',
    who: 'observer',
    at: '/legal/accessibility',
    open: (hand) => nearTheEnd(hand, 'whole'),
    stays: 'Escape says that it was understood; it is told again as long as it ends',
  },
  {
    name: 'columns',
    who: 'observer',
    at: '/requests',
    open: (hand) => hand.press('ui:columns'),
  },
  {
    name: 'calendar',
    who: 'proponent',
    at: ({ draft }) => `/request/${draft}?section=scheduling`,
    open: (hand) => hand.press('ui:open_calendar'),
  },
  {
    name: 'signup-refuse',
    who: null,
    at: ({ signup }) => signup,
    open: async (hand) => {
      await hand.press('accounts:verify.refuse_heading');
      await hand.press('accounts:verify.refuse');
    },
  },
];
