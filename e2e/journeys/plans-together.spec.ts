import { expect, test } from '../fixtures.ts';
import { runCoPlanningTrial } from '../../trials/plans/planners-together.ts';

const milliseconds = 12_000;

test('two planners work on one plan, one in French and one in English, with the network gone now and then: nothing is lost, nothing is overwritten unseen', async ({
  browser,
  portal,
}) => {
  const { problems, acknowledged, missions } = await runCoPlanningTrial(
    [browser, browser],
    portal,
    milliseconds,
    1,
  );
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(3);
  expect(missions).toBeGreaterThan(0);
});
