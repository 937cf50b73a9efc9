import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { stationRowSchema } from '@shiptime/domain/applications/wire/parts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { MyStations } from './my-stations.tsx';

const year = { id: 3, name: '2027-2028' };
const along = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    exampleOf(stationRowSchema, { id: index + 1, latitude: 44 + index / 10, longitude: -63 }),
  );

const cape = [
  { latitude: 44, longitude: -63 },
  { latitude: 44.05, longitude: -62 },
  { latitude: 44.1, longitude: -63 },
];
const track = { ship_time_request_id: 11, legs: [cape] };

describe.each(['en', 'fr'] as const)('where the applications of a year go, %s', (language) => {
  const t = translator(language);
  const open = async (stations: readonly [number, number]) => {
    network.get.answers('/ship_time_requests', {
      data: stations.map((count, index) =>
        exampleOf(applicationSchema, {
          id: index + 11,
          project_title: `Survey ${index + 1}`,
          stations: along(count),
        }),
      ),
      meta: { total: 2, last_page: 1 },
    });
    network.get.answers('/ship_time_requests/tracks', { data: [track] });
    await signInAs({ id: 1 });
    await renderInApp(<MyStations year={year} applicationIds={[12, 11]} />, { language });
  };

  it('are listed in the order of the strip, each with its stations and the way to them', async () => {
    await open([4, 1]);
    const rows = page.getByRole('figure', { name: t('application_form:home.stations', { year: year.name }) });
    await expect.element(rows.getByRole('listitem').nth(0)).toMatchTextContent('Survey 2');
    await expect.element(rows.getByRole('listitem').nth(1)).toMatchTextContent('4 stations');
    await expect
      .element(rows.getByRole('link', { name: 'Survey 1' }))
      .toHaveAttribute('href', expect.stringContaining('/request/11?section=area_of_operations'));
    await expectAccessible();
  });

  it('are drawn with the way of a ship round land, once it is found', async () => {
    await open([2, 1]);
    const corners = () => document.querySelectorAll('polyline')[1]?.getAttribute('points')?.split(' ').length;
    await expect.poll(corners).toBe(3);
  });

  it('without a station are not listed', async () => {
    await open([0, 2]);
    await expect.element(page.getByRole('link')).toMatchTextContent('Survey 2');
  });
});
