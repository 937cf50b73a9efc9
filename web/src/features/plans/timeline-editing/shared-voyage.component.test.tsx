import {
  findPartnerMissions,
  type ApplicationPairs,
} from '@shiptime/domain/plans/shared-voyages/shared-missions';
import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import { roles } from '@shiptime/domain/shared/actor';
import { vesselResourceSchema } from '@shiptime/domain/vessels/vessel-wire';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { createTestMission } from '#test/test-mission.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import type { PlanEditor } from '../plan-editor/plan-editor.ts';
import { yearSpan } from '../timeline-view/timeline-lane.ts';
import type { TimelineView } from '../timeline-view/timeline-view.ts';
import { usePlanTexts } from '../edited-plan/plan-texts.ts';
import { CheckedPlansContext, SchedulerContext, usePlanEditorState } from '../edited-plan/scheduler-model.ts';
import type { Hue } from '../timeline/lanes.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { usePlanBars } from './use-plan-bars.ts';
import { useTimelineEditing } from './use-timeline-editing.ts';

const ship = exampleOf(vesselResourceSchema, teleost);
const krill = createTestMission({
  ...{ id: 1, title: 'Krill', ship_time_request_id: 40, start_date: '2027-06-01' },
  ...{ mobilization_days: 2, operational_days: 8, demobilization_days: 0 },
});
const ice = createTestMission({
  ...{ id: 2, title: 'Ice', ship_time_request_id: 41, start_date: '2027-06-11' },
  ...{ mobilization_days: 0, operational_days: 10, demobilization_days: 1 },
});
const winch = createTestMission({ id: 3, title: 'Winch', start_date: '2027-09-01' });
const rows = [krill, ice, winch];
const pairs: ApplicationPairs = [[40, 41]];
const row = exampleOf(planResourceSchema, { id: 1, vessel_id: ship.id, fiscal_year_id: year.id });
const open = { ...row, vessel: ship, fiscal_year: year, missions: rows, constraints: [] };
const span = yearSpan(year);
const hues: ReadonlyMap<number, Hue> = new Map([
  [1, 2],
  [2, 5],
]);

const Drawn = ({ editor }: { editor: PlanEditor }) => {
  const { missions } = usePlanEditorState().plan;
  const words = usePlanTexts(missions, []);
  const voyages = { pairs, mates: findPartnerMissions(missions, pairs) };
  editor.setPairs(pairs);
  const outlook = { missions, board: null, facts: undefined, conflicts: [], words, voyages };
  return (
    <CheckedPlansContext value={{ ...outlook, predictConflicts: () => [] }}>
      <Lanes />
    </CheckedPlansContext>
  );
};

const categories = {
  of: ({ id }: { readonly id: number }) => {
    const hue = hues.get(id);
    return hue && { key: String(hue), hue, label: `Colour ${hue}`, count: 1 };
  },
  legend: [],
};
const view: TimelineView = {
  ...{ colour: 'agency', group: 'none', sort: 'name', layers: new Set(), weekly: false, find: '' },
  ...{ agencies: new Set(), statuses: new Set(), baseline: '' },
};

const Lanes = () => {
  const { missions } = usePlanEditorState().plan;
  const barsIn = usePlanBars(categories, view, null);
  const lanes = [{ id: 1, label: 'Teleost', bars: barsIn(missions), blocks: [] }];
  const editing = useTimelineEditing(lanes);
  return (
    <Timeline
      label="2027"
      {...{ lanes, editing, year: span, whole: span, today: null, openId: null }}
      zoom="quarter"
      onOpen={() => undefined}
    />
  );
};

const opened = async (language: 'en' | 'fr') => {
  answerReferenceLists();
  const server = new FakePlanServer();
  server.rows = [...rows];
  const editor = openEditorOn(server);
  const model = {
    ...{ plan: open, plans: [open], editor, readOnly: false },
    ...{ actor: { id: 1, role: roles.administrator, vesselIds: [] } },
    ...{ reload: () => Promise.resolve(), mayEdit: () => true },
  };
  await renderInApp(
    <SchedulerContext value={model}>
      <Drawn editor={editor} />
    </SchedulerContext>,
    { language },
  );
  return { server, editor };
};

const node = (id: number): HTMLElement => document.getElementById(`bar-${id}`)!;
const startsOf = (editor: PlanEditor) => editor.view().plan.missions.map(({ start_date }) => start_date);

describe.each([
  ['en', 'Sails together with 2. Ice', 'Sails together with 1. Krill'],
  ['fr', 'Navigue avec 2. Ice', 'Navigue avec 1. Krill'],
] as const)('a shared voyage on the timeline, %s', (language, withIce, withKrill) => {
  it('has one outline around both bars, which keep their colours; each says with whom it sails', async () => {
    await opened(language);
    await expect.element(page.getByRole('gridcell', { name: withIce, exact: false })).toBeVisible();
    await expect.element(page.getByRole('gridcell', { name: withKrill, exact: false })).toBeVisible();
    expect(node(3).getAttribute('aria-label')).not.toContain(withIce.slice(0, 8));
    expect([1, 2].map((id) => node(id).dataset['hue'])).toEqual(['2', '5']);
    const sides = (id: number) => {
      const {
        borderLeftStyle: left,
        borderRightStyle: right,
        content,
      } = getComputedStyle(node(id), '::before');
      return content === 'none' ? [] : [left, right];
    };
    expect([1, 2, 3].map(sides)).toEqual([['solid', 'none'], ['none', 'solid'], []]);
    await expectAccessible();
  });

  it('by keyboard: either is reached, and takes the other along, which goes back with it', async () => {
    const { editor } = await opened(language);
    await expect.poll(() => document.getElementById('bar-1')).not.toBeNull();
    node(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(node(2));
    await userEvent.keyboard(' ');
    expect([1, 2, 3].map((id) => node(id).dataset['held'])).toEqual(['true', 'true', undefined]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByText(withKrill, { exact: false }).first()).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(startsOf(editor)).toEqual(['2027-06-03', '2027-06-13', '2027-09-01']);
    await editor.undo();
    expect(startsOf(editor)).toEqual(['2027-06-01', '2027-06-11', '2027-09-01']);
  });

  it('by keyboard: the first made longer pushes the second behind it', async () => {
    const { editor } = await opened(language);
    await expect.poll(() => document.getElementById('bar-1')).not.toBeNull();
    node(1).focus();
    await userEvent.keyboard('r{ArrowRight}{Enter}');
    expect(startsOf(editor)).toEqual(['2027-06-01', '2027-06-12', '2027-09-01']);
  });
});
