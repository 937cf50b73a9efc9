import { fetchOpenYear, moveDeadline } from '../../steps/plan.ts';
import type { SeededPortal } from '../stage/scene.ts';
import type { DialogActions } from './dialog-actions.ts';
import type { DialogOpening } from './opening.ts';
import { typeUnsavedText } from './shell.ts';

const section =
  (name: string) =>
  ({ draft }: SeededPortal) =>
    `/request/${draft}?section=${name}`;

const fromMenuOfRow = (key: string) => async (hand: DialogActions) => {
  await hand.press('application_form:mine.actions');
  await hand.choose(key);
};

const comeTooLate = async (hand: DialogActions, scene: SeededPortal) => {
  const { page, t } = hand;
  await typeUnsavedText(hand);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const admin = await scene.api('admin');
  const year = await fetchOpenYear(admin);
  due.set(scene, () => moveDeadline(admin, year, year.deadline_at));
  await moveDeadline(admin, year, new Date(Date.now() - 1000).toISOString());
  await page.getByText(t('application_form:closed.title', { year: year.name })).waitFor();
  await hand.press('application_form:closed.copy');
};

const due = new Map<SeededPortal, () => Promise<unknown>>();
const moveBack = async (scene: SeededPortal) => due.get(scene)?.();

const decisions = ['accept', 'reject', 'clarify', 'reassign', 'withdraw'] as const;

export const applicationDialogOpenings: readonly DialogOpening[] = [
  {
    name: 'copy',
    who: 'proponent',
    at: '/my-requests',
    open: fromMenuOfRow('applications:actions.copy.label'),
  },
  {
    name: 'copy',
    face: 'continue',
    who: 'proponent',
    at: '/my-requests',
    open: (hand) => hand.press('application_form:home.continue'),
  },
  {
    name: 'copy-loading',
    who: 'proponent',
    at: '/my-requests',
    open: async (hand) => {
      await hand.page.route(/\/api\/reference_lists/, () => undefined);
      await hand.page.reload();
      await fromMenuOfRow('applications:actions.copy.label')(hand);
    },
  },
  {
    name: 'copy',
    face: 'too late',
    who: 'proponent',
    at: section('project_description'),
    open: comeTooLate,
    after: moveBack,
  },
  {
    name: 'copy-made',
    who: 'proponent',
    at: section('project_description'),
    open: async (hand, scene) => {
      await comeTooLate(hand, scene);
      await hand.press('applications:actions.copy.confirm', hand.dialog);
    },
    after: moveBack,
  },
  {
    name: 'draft-delete',
    who: 'proponent',
    at: '/my-requests',
    open: fromMenuOfRow('applications:actions.delete.label'),
  },
  {
    name: 'read-back',
    who: 'admin',
    at: '/requests',
    open: (hand) => hand.press('application_list:read_back.open'),
  },
  { name: 'letter', who: 'proponent', at: '/letters-of-intent', open: (hand) => hand.press('letters:new') },
  {
    name: 'letter',
    face: 'edit',
    who: 'proponent',
    at: '/letters-of-intent',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('letters:edit.button') })
        .first()
        .click(),
  },
  {
    name: 'letter-withdraw',
    who: 'proponent',
    at: '/letters-of-intent',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('letters:withdraw.button') })
        .first()
        .click(),
  },
  ...decisions.map((decision): DialogOpening => ({
    name: 'decision',
    face: decision,
    who: 'coordinator',
    at: ({ waiting }) => `/request/${waiting}`,
    open: (hand) => hand.press(`applications:actions.${decision}.label`),
  })),
  {
    name: 'decision',
    face: 'respond',
    who: ({ asked }) => asked.who,
    at: ({ asked }) => `/request/${asked.id}`,
    open: (hand) => hand.press('applications:actions.respond.label'),
  },
  ...(['accept', 'decline'] as const).map((answer): DialogOpening => ({
    name: 'offer-answer',
    face: answer,
    who: ({ offered }) => offered.who,
    at: ({ offered }) => `/request/${offered.id}`,
    open: (hand) => hand.press(`applications:offers.${answer}.button`),
  })),
  {
    name: 'offer-answer',
    face: 'take back',
    who: 'coordinator',
    at: ({ offered }) => `/request/${offered.id}`,
    open: (hand) => hand.press('applications:offers.take_back.button'),
  },
  ...(['agree', 'decline'] as const).map((answer): DialogOpening => ({
    name: 'agreement',
    face: answer,
    who: ({ agreement }) => agreement.who,
    at: ({ agreement }) => `/request/${agreement.application}`,
    open: (hand) => hand.press(`together:doing.${answer}.button`),
  })),
  {
    name: 'berth-ask',
    who: 'proponent',
    at: '/voyages-to-join',
    open: (hand) => hand.press('guests:go_ask'),
  },
  ...(['accept', 'ask', 'decline'] as const).map((action): DialogOpening => ({
    name: 'berth-act',
    face: action,
    who: 'admin',
    at: ({ berths }) => `/berth-requests/${berths.id}`,
    open: (hand) => hand.press(`guests:doing.${action}.button`),
  })),
  {
    name: 'berth-act',
    face: 'withdraw',
    who: ({ berths }) => berths.who,
    at: ({ berths }) => `/berth-requests/${berths.id}`,
    open: (hand) => hand.press('guests:doing.withdraw.button'),
  },
  {
    name: 'availability-watch',
    who: 'proponent',
    at: '/open-schedules?view=room',
    open: (hand) => hand.press('availability:title'),
  },
];
