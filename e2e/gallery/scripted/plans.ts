import { drag } from '../../steps/drag.ts';
import { trialMissionTitle } from '../stage/plans.ts';
import type { SeededPortal } from '../stage/scene.ts';
import type { DialogActions } from './dialog-actions.ts';
import type { DialogOpening } from './opening.ts';

const scheduler = ({ plan }: SeededPortal) => `/vesselPlan/${plan.id}/scheduler`;
const mission = (which: 'whole' | 'part') => (scene: SeededPortal) =>
  `${scheduler(scene)}?mission=${scene.plan[which]}`;
const ofYear = ({ plan }: SeededPortal) => `/vesselPlans/timeline?fiscalYearId=${plan.year}`;
const schedules = async ({ api }: SeededPortal) => {
  const admin = await api('admin');
  const { data } = await admin<{ data: { fiscal_year_id: number }[] }>('GET', '/fleet_plans');
  return `/ship-schedules?fiscalYearId=${data[0]!.fiscal_year_id}`;
};

const panelOf = ({ page }: DialogActions) => page.locator('section[aria-labelledby="mission"]');
const onMission = (key: string) => (hand: DialogActions) => hand.press(key, panelOf(hand));

const onBar = async ({ page }: DialogActions, id: number, keys: readonly string[]) => {
  const bar = page.locator(`#bar-${id}`);
  await bar.focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
};

type Plan = { readonly id: number; readonly review_level: string; readonly fiscal_year_id: number };

const beside = (level: string) => async (scene: SeededPortal) => {
  const { plan, api } = scene;
  const admin = await api('admin');
  const { data } = await admin<{ data: Plan[] }>(
    'GET',
    `/vessel_plans?filter[fiscal_year_id]=${plan.year}&filter[review_level]=${level}`,
  );
  return `${ofYear(scene)}&plans=${plan.id},${data.find(({ id }) => id !== plan.id)!.id}`;
};

export const planDialogOpenings: readonly DialogOpening[] = [
  {
    name: 'mission-place',
    who: 'coordinator',
    at: mission('whole'),
    open: onMission('scheduler:place.button_move'),
  },
  {
    name: 'mission-edit',
    who: 'coordinator',
    at: mission('whole'),
    open: onMission('scheduler:edit.button'),
  },
  {
    name: 'mission-split',
    who: 'coordinator',
    at: mission('whole'),
    open: onMission('scheduler:split.button'),
  },
  { name: 'mission-join', who: 'coordinator', at: mission('part'), open: onMission('scheduler:join.button') },
  {
    name: 'mission-delete',
    who: 'coordinator',
    at: mission('part'),
    open: onMission('scheduler:remove.button'),
  },
  {
    name: 'mission-transfer',
    face: 'part',
    who: 'coordinator',
    at: mission('part'),
    open: onMission('scheduler:transfer.button'),
  },
  {
    name: 'mission-transfer',
    face: 'whole',
    who: 'coordinator',
    at: mission('whole'),
    open: onMission('scheduler:transfer.button'),
  },
  {
    name: 'decision',
    face: 'reject on the plan',
    who: 'coordinator',
    at: mission('whole'),
    open: onMission('scheduler:refuse.button'),
  },
  {
    name: 'mission-add',
    who: 'coordinator',
    at: scheduler,
    open: (hand) => hand.press('scheduler:add.button'),
  },
  {
    name: 'missions-shift',
    who: 'coordinator',
    at: (scene) => `${scheduler(scene)}?selected=${scene.plan.dated.join(',')}`,
    open: (hand) => hand.press('scheduler:selection.shift'),
  },
  {
    name: 'keys',
    who: 'coordinator',
    at: scheduler,
    open: async (hand) => {
      if (hand.page.viewportSize()!.width < 700) await hand.press('scheduler:room.status');
      await hand.press('scheduler:keys.button');
    },
  },
  {
    name: 'plan-filter',
    who: 'coordinator',
    at: scheduler,
    open: (hand) => hand.press('scheduler:view.filter'),
  },
  {
    name: 'distance',
    who: 'coordinator',
    at: scheduler,
    open: async (hand) => {
      await hand.panel('ship');
      await hand.press('scheduler:overruling.title');
    },
  },
  {
    name: 'conflicts-keep',
    who: 'coordinator',
    at: scheduler,
    open: async (hand) => {
      await hand.panel('conflicts');
      await hand.press('scheduler:conflicts.keep');
    },
  },
  {
    name: 'conflicts-keep',
    face: 'several',
    who: 'coordinator',
    at: scheduler,
    open: async (hand) => {
      await hand.panel('conflicts');
      await hand.press('scheduler:conflicts.keep_several');
    },
  },
  {
    name: 'version-create',
    who: 'coordinator',
    at: scheduler,
    open: async (hand) => {
      await hand.panel('versions');
      await hand.press('plans:actions.create_version');
    },
  },
  {
    name: 'version-restore',
    who: 'coordinator',
    at: (scene) => `${scheduler(scene)}?version=1`,
    open: (hand) => hand.press('scheduler:versions.restore'),
  },
  {
    name: 'plan-step-up',
    who: 'coordinator',
    at: scheduler,
    open: (hand) => hand.press('plans:steps.send_to_national'),
  },
  {
    name: 'plan-step-down',
    who: 'national',
    at: ({ plan }) => `/vesselPlan/${plan.national}/scheduler`,
    open: (hand) => hand.press('plans:steps.return'),
  },
  {
    name: 'voyage-ask',
    who: 'admin',
    at: ({ together }) => `/vesselPlan/${together.planId}/scheduler`,
    open: async (hand) => {
      await hand.panel('together');
      await hand.press('together:ask.button');
    },
  },
  {
    name: 'agreement',
    face: 'take back',
    who: 'admin',
    at: ({ agreement }) => `/vesselPlan/${agreement.planId}/scheduler`,
    open: async (hand) => {
      await hand.panel('together');
      await hand.press('together:doing.take_back.button');
    },
  },
  {
    name: 'mission-drop',
    who: 'admin',
    at: beside('national'),
    open: async (hand, { plan }) => {
      await onBar(hand, plan.whole, ['Space', 'ArrowDown', 'Space']);
    },
  },
  {
    name: 'mission-drop-refused',
    who: 'admin',
    at: beside('regional'),
    open: async (hand, { plan }) => {
      const { page } = hand;
      await hand.panel('unscheduled');
      const card = page.getByRole('listitem').filter({ hasText: trialMissionTitle });
      const other = page.locator(`[data-lane]:not([data-lane="${plan.id}"])`).first();
      const [from, to] = [(await card.boundingBox())!, (await other.boundingBox())!];
      const x = page.viewportSize()!.width * 0.45;
      await drag(page, { x: from.x + 12, y: from.y + 12 }, { x, y: to.y + to.height / 2 });
    },
  },
  {
    name: 'timeline-vessels',
    who: 'coordinator',
    at: ofYear,
    open: (hand) => hand.press('scheduler:fleet.choose_of'),
  },
  { name: 'proposal', who: 'coordinator', at: ofYear, open: (hand) => hand.press('proposals:button') },
  {
    name: 'outage-report',
    who: 'coordinator',
    at: ofYear,
    open: (hand) => hand.press('outages:report.button'),
  },
  {
    name: 'scenario-new',
    who: 'coordinator',
    at: '/scenarios',
    open: (hand) => hand.press('scenarios:new.button'),
  },
  {
    name: 'scenario-rename',
    who: 'coordinator',
    at: ({ plan }) => `/scenarios?fiscalYearId=${plan.year}`,
    open: (hand) => hand.press('scenarios:rename.title'),
  },
  {
    name: 'scenario-delete',
    who: 'coordinator',
    at: ({ plan }) => `/scenarios?fiscalYearId=${plan.year}`,
    open: (hand) => hand.press('scenarios:delete.title'),
  },
  {
    name: 'scenario-compare',
    who: 'coordinator',
    at: ({ scenario }) => `/scenario/${scenario}`,
    open: (hand) => hand.press('scenarios:compare.button'),
  },
  { name: 'publish', who: 'admin', at: schedules, open: (hand) => hand.press('scheduler:publish.button') },
  { name: 'feeds', who: 'coordinator', at: schedules, open: (hand) => hand.press('scheduler:feeds.button') },
  {
    name: 'fleet-mission',
    who: 'observer',
    at: schedules,
    open: ({ page }) => page.locator('[data-bar]').first().click(),
  },
  {
    name: 'accept-several',
    who: 'coordinator',
    at: '/rvc/inbox',
    open: async ({ page, press }) => {
      await page.getByRole('main').locator('tbody tr').getByRole('checkbox').first().check({ force: true });
      await press('review:several.action_one');
    },
  },
  {
    name: 'standing',
    who: 'coordinator',
    at: '/rvc/inbox',
    open: async ({ page, choose }) => {
      await page.locator('main button[aria-haspopup="menu"]').first().click();
      await choose('review:standing.say');
    },
  },
  {
    name: 'missions-import',
    who: 'coordinator',
    at: '/vesselPlans',
    open: (hand) => hand.press('mission_import:open'),
  },
  ...(['constraint', 'constraint-remove', 'constraints-import'] as const).map((name): DialogOpening => ({
    name,
    who: 'coordinator',
    at: ({ plan }) => `/vessels/${plan.vessel}/constraints?fiscalYearId=${plan.year}`,
    open: (hand) =>
      hand.press(
        {
          constraint: 'vessels:constraints.add',
          'constraint-remove': 'vessels:constraints.remove_named',
          'constraints-import': 'vessels:import.open',
        }[name],
      ),
  })),
];
