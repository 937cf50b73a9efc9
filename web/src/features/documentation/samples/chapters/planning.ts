import type { ChapterSamples } from '../sample.ts';
import { curlAs, javascriptAs } from '../signing-in.ts';

export const planning: ChapterSamples = {
  plans: ({ coordinator }) => ({
    curl: `${curlAs('PLANNER', coordinator)}
PLANS=$(curl -g -s "$ADDRESS/api/vessel_plans?filter[review_level]=regional&include=vessel&limit=1" \\
  -H "authorization: Bearer $PLANNER")
echo "$PLANS"
PLAN=$(echo "$PLANS" | sed -E 's/.*"data":\\[\\{"id":([0-9]+).*/\\1/')
curl -s "$ADDRESS/api/vessel_plans/$PLAN/conflicts" -H "authorization: Bearer $PLANNER"`,
    javascript: `${javascriptAs(coordinator)}
const plans = await call('GET', '/api/vessel_plans?filter[review_level]=regional&include=vessel');
const plan = plans.data.find(({ can }) => can.edit);
console.log(plan.vessel.name, plan.review_level);
const { data: conflicts } = await call('GET', \`/api/vessel_plans/\${plan.id}/conflicts\`);
console.log(conflicts.map(({ code, severity }) => [code, severity]));`,
  }),
  missions: () => ({
    javascript: `const { data: mission } = await call('POST', \`/api/vessel_plans/\${plan.id}/missions\`, {
  title: 'Sea trial',
  operational_days: 2.5,
});
const { data: dated } = await call('PATCH', \`/api/missions/\${mission.id}\`, {
  requested_berths: 4,
  lock_version: mission.lock_version,
});
console.log(dated.requested_berths, dated.end_date);
await call('DELETE', \`/api/missions/\${mission.id}\`);`,
  }),
  proposals: () => ({
    javascript: `const { data: asked } = await call('POST', '/api/proposals', {
  fiscal_year_id: plan.fiscal_year_id,
  vessel_ids: [plan.vessel_id],
  mode: 'fill',
  seed: 1,
  iterations: 200,
});
let proposal = asked;
while (['queued', 'running'].includes(proposal.state)) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  ({ data: proposal } = await call('GET', \`/api/proposals/\${asked.id}\`));
}
console.log(proposal.state, proposal.changes.length, proposal.certificate);`,
  }),
  scenarios: () => ({
    javascript: `const { data: scenario } = await call('POST', '/api/scenarios', {
  fiscal_year_id: plan.fiscal_year_id,
  name: \`What if \${Date.now()}\`,
  vessel_ids: [plan.vessel_id],
});
const { data: comparison } = await call('GET', \`/api/scenarios/\${scenario.id}/comparison?with=current\`);
console.log(comparison.differences.length, comparison.totals.scenario.missions);
await call('DELETE', \`/api/scenarios/\${scenario.id}\`);`,
  }),
};
