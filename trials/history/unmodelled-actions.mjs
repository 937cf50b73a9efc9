import { startOfQuarterDay } from './model-actions.ts';
import { isPlanned } from './world.ts';

const vesselsOf = (world) => world.plans.map(({ vessel }) => vessel);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const keep = async (ask, world, chance) => {
  const { id } = chance.of(world.plans);
  const { body } = await ask('GET', `/vessel_plans/${id}/conflicts`);
  const found = (body?.data ?? []).filter(
    ({ severity, code, kept }) =>
      severity === 'error' && !kept && code !== 'overlap' && code !== 'unscheduled',
  );
  if (found.length === 0) return;
  const conflicts = found.map(({ code, mission_ids, constraint_id }) => ({
    mission_id: mission_ids[0],
    other_mission_id: mission_ids[1] ?? null,
    ...(constraint_id && { constraint_id }),
    code,
  }));
  await ask('POST', `/vessel_plans/${id}/kept_conflicts`, { conflicts, reason: 'Known, and agreed' });
};

const settled = async (ask, id) => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await ask('GET', `/proposals/${id}`);
    if (!['queued', 'running'].includes(answer.body?.data?.state)) return answer;
    await pause(250);
  }
  return ask('DELETE', `/proposals/${id}`);
};

const apply = async (ask, id) => {
  const { body } = await settled(ask, id);
  if ((body?.data?.changes ?? []).length === 0) return;
  await ask('POST', `/proposals/${id}/apply`, { change_ids: 'all', reason: 'As proposed' });
};

const propose = async (ask, world, chance) => {
  const { status, body } = await ask('POST', '/proposals', {
    fiscal_year_id: world.year.id,
    vessel_ids: vesselsOf(world),
    mode: chance.of(['fill', 'improve', 'replan']),
    seed: chance.below(1000),
    iterations: 200,
    max_seconds: 1,
  });
  if (status === 202) await apply(ask, body.data.id);
};

const scenario = async (ask, world, chance) => {
  const { status, body } = await ask('POST', '/scenarios', {
    fiscal_year_id: world.year.id,
    name: `What if ${chance.below(1e9)}`,
    vessel_ids: vesselsOf(world),
  });
  if (status !== 201) return;
  const path = `/scenarios/${body.data.id}`;
  const missions = (await ask('GET', `${path}/missions`)).body?.data ?? [];
  for (const { id } of missions.filter(() => chance.happens(0.3)))
    await ask('PATCH', `${path}/missions/${id}`, startOfQuarterDay(world.year.from + chance.below(1400)));
  if (chance.happens(0.7)) await ask('POST', `${path}/adopt`, { reason: 'The better one' });
  await ask('DELETE', path);
};

const outage = async (ask, world, chance) => {
  const from = world.year.from + 4 * chance.below(340);
  const { status, body } = await ask('POST', '/outages', {
    vessel_id: chance.of(world.plans).vessel,
    start_date: startOfQuarterDay(from).start_date,
    end_date: startOfQuarterDay(from + 4 * chance.below(20)).start_date,
    reason: 'Shaft seal',
  });
  const options = status === 201 ? (body.data.options ?? []) : [];
  for (const { proposal_id } of options) await settled(ask, proposal_id);
  if (options.length > 0) await apply(ask, chance.of(options).proposal_id);
};

const restore = async (ask, world, chance) => {
  const { id, versions } = chance.of(world.plans);
  if (versions > 0) await ask('POST', `/vessel_plans/${id}/versions/${1 + chance.below(versions)}/restore`);
};

const revert = async (ask, world, chance) => {
  const path = `/vessel_plans/${chance.of(world.plans).id}/activity`;
  const entries = (await ask('GET', path)).body?.data ?? [];
  if (entries.length > 0) await ask('POST', `${path}/${chance.of(entries.slice(0, 5)).id}/revert`);
};

const join = async (ask, world, chance) => {
  if (world.missions.length < 2) return;
  const { id, vessel, application } = chance.of(world.missions);
  const others = world.missions.filter((one) => one.vessel === vessel && one.id !== id);
  const alike = others.filter((one) => one.application === application);
  const other = alike.length > 0 ? chance.of(alike) : others[0];
  if (other) await ask('POST', `/missions/${id}/join`, { with: other.id });
};

const transfer = async (ask, world, chance) => {
  const { vessel } = chance.of(world.plans);
  const applications = world.applications.filter(({ status }) => isPlanned(status));
  if (applications.length === 0) return;
  const { id } = chance.of(applications);
  await ask('POST', `/ship_time_requests/${id}/reassign`, { vessel_id: vessel, reason: 'Refit' });
};

const takeBack = async (ask, world, chance) => {
  if (world.missions.length === 0) return;
  const { id } = chance.of(world.missions);
  await ask('POST', `/missions/${id}/take_back`, { vessel_plan_id: chance.of(world.plans).id });
};

export const unmodelledActions = [
  ['conflicts kept', keep, 6],
  ['proposal', propose, 2],
  ['scenario', scenario, 3],
  ['outage', outage, 0.5],
  ['version restored', restore, 2],
  ['change reverted', revert, 3],
  ['missions joined', join, 2],
  ['transfer between plans', transfer, 3],
  ['mission taken back', takeBack, 1],
];
