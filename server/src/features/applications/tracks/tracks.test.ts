import lakes from '@shiptime/domain/geo/lakes.json' with { type: 'json' };
import land from '@shiptime/domain/geo/land-10m.json' with { type: 'json' };
import { measureMilesOnLand } from '@shiptime/domain/geography/atlas';
import { OutlineIndex } from '@shiptime/domain/geography/outline-index';
import { decodeTopology, type Topology } from '@shiptime/domain/geography/outlines';
import type { Position } from '@shiptime/domain/geography/position';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const edgesOf = (file: unknown) => new OutlineIndex(decodeTopology(file as Topology));
const shores = { land: edgesOf(land), lakes: edgesOf(lakes) };
const dry = (way: readonly Position[]): number =>
  way.slice(1).reduce((sum, place, index) => sum + measureMilesOnLand(shores, way[index]!, place), 0);

const gulf = { latitude: 47, longitude: -62 };
const bight = { latitude: 46.4, longitude: -60 };
const shelf = { latitude: 46, longitude: -59 };

const drafted = async (...places: Position[]) => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).create();
  const client = await test.as(user);
  const stations = places.map((place, index) => ({ name: `${index + 1}`, type: null, ...place }));
  await client.put(`/api/ship_time_requests/${id}/stations`, { stations });
  return { id, client };
};
const tracksOf = async (client: TestClient, ...ids: number[]) =>
  (await client.get(`/api/ship_time_requests/tracks?ids=${ids.join()}`)).json().data;

it('leads round land from station to station, and over open water as straight as it is', async () => {
  const { id, client } = await drafted(gulf, bight, shelf);
  const [{ legs }, ...others] = await tracksOf(client, id);
  expect(others).toEqual([]);
  expect(dry([gulf, bight])).toBeGreaterThan(20);
  expect(dry(legs[0])).toBeLessThan(1);
  expect([legs[0][0], legs[0].at(-1)]).toEqual([gulf, bight]);
  expect(legs[0].length).toBeGreaterThan(2);
  expect(legs[1]).toEqual([bight, shelf]);
});

it('is found once, and anew when the stations are others', async () => {
  const { id, client } = await drafted(bight, shelf);
  await tracksOf(client, id);
  const kept = () =>
    test.db
      .selectFrom('tracks')
      .select(['stations', 'created_at'])
      .where('ship_time_request_id', '=', id)
      .execute();
  const first = await kept();
  expect(first).toHaveLength(1);
  await tracksOf(client, id);
  expect(await kept()).toEqual(first);
  await client.put(`/api/ship_time_requests/${id}/stations`, {
    stations: [shelf, bight].map((place, index) => ({ name: `${index}`, type: null, ...place })),
  });
  expect(await tracksOf(client, id)).toMatchObject([{ legs: [[shelf, bight]] }]);
  expect(await kept()).toHaveLength(1);
});

it('has no legs where there is one station or none, and nothing of applications that the reader may not see', async () => {
  const [alone, other] = [await drafted(gulf), await drafted(gulf, bight)];
  expect(await tracksOf(alone.client, alone.id, other.id, 999_999)).toEqual([
    { ship_time_request_id: alone.id, legs: [] },
  ]);
  expect((await alone.client.get('/api/ship_time_requests/tracks?ids=x')).statusCode).toBe(422);
});
