import { openScheduleSchema, openDataYearSchema } from '@shiptime/domain/integrations/integration-wire';
import { dayFromNumber, dayNumber } from '@shiptime/domain/shared/calendar-day';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { page } from 'vitest/browser';
import { dayOfInstant } from '#lib/format.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FleetToday } from './fleet-today.tsx';

type Vessel = z.infer<typeof openScheduleSchema>['vessels'][number];
type OpenMission = Vessel['missions'][number];

const from = (days: number): string =>
  dayFromNumber(dayNumber(dayOfInstant(new Date().toISOString())) + days);
const halifax = {
  id: 1,
  name_en: 'Halifax',
  name_fr: 'Halifax',
  latitude: 44.6,
  longitude: -63.6,
  time_zone: null,
  un_locode: null,
};
const year = { name: '2027-2028', start_date: from(-100), end_date: from(200) };

const mission = (id: number, title: string, start: number, some: Partial<OpenMission> = {}): OpenMission => ({
  ...{ id, number: 1, title, ship_time_request_id: null, start_date: from(start), start_fraction: 0 },
  ...{ end_date: from(start + 9), mobilization_days: 1, operational_days: 8, demobilization_days: 1 },
  ...{
    mobilization_port: halifax,
    demobilization_port: halifax,
    requested_berths: null,
    approved_berths: null,
  },
  ...{ voyage_number: null, guest_berths: 0, spare_berths: null, port_call_stops: [] },
  ...{ project_area_ids: [], sails_with_id: null, replanned: false, ...some },
});

const vessel = (id: number, name: string, missions: OpenMission[]): Vessel => ({
  ...{ vessel_id: id, name_en: `CCGS ${name}`, name_fr: `NGCC ${name}`, science_berths: 10 },
  ...{ imo: null, mmsi: null, call_sign: null, ices_code: null },
  ...{ finalized_at: '2027-01-01T00:00:00Z', reopened: false, missions, unavailable: [], joinable_legs: [] },
});

const schedule = exampleOf(openScheduleSchema, {
  fiscal_year: year,
  vessels: [
    vessel(1, 'Hudson', [mission(1, 'Mouillages dans l’estuaire', 30)]),
    vessel(2, 'Teleost', [mission(2, 'Spring survey of the shelf', -4, { project_area_ids: [6] })]),
    vessel(3, 'Perley', [mission(3, 'Moorings', 0)]),
    vessel(4, 'Vector', [mission(4, 'Sponges', -40), mission(5, 'Line P', 60)]),
  ],
  project_areas: [{ id: 6, key: 'gulf', name_en: 'Gulf of St. Lawrence', name_fr: 'Golfe du Saint-Laurent' }],
});

const meta = { licence: exampleOf(openDataYearSchema).licence };

describe.each(['en', 'fr'] as const)('the fleet today, %s', (language) => {
  const t = translator(language);
  const words = (key: string, params?: Record<string, string>) => t(`fleet_today:${key}`, params);
  const ships = page.getByRole('list', { name: words('title') });
  const open = async () => {
    network.get.answers('/open/schedules', {
      data: [
        exampleOf(openDataYearSchema, {
          fiscal_year: year.name,
          start_date: year.start_date,
          end_date: year.end_date,
        }),
      ],
    });
    network.get.answers('/open/schedules/2027-2028/versions/latest.json', { data: schedule, meta });
    await renderInApp(<FleetToday />, { language });
  };

  it('says where each ship is planned to be, those at sea first, and has them on a map', async () => {
    await open();
    const lines = ships.getByRole('listitem');
    await expect
      .element(lines.nth(0))
      .toMatchTextContent(language === 'fr' ? 'NGCC Teleost' : 'CCGS Teleost');
    await expect
      .element(lines.nth(0))
      .toMatchTextContent(language === 'fr' ? 'Golfe du Saint-Laurent' : 'Gulf of St. Lawrence');
    await expect
      .element(lines.nth(1))
      .toMatchTextContent(words('in_port.mobilization', { port: 'Halifax', title: 'Moorings' }));
    await expect.element(lines.nth(2)).toMatchTextContent('Mouillages dans l’estuaire');
    await expect
      .element(page.getByText('Mouillages dans l’estuaire', { exact: true }).first())
      .toHaveAttribute('lang', 'fr');
    await expect.element(lines.nth(3)).toMatchTextContent('Halifax');
    await expect
      .poll(() => [...document.querySelectorAll('svg [data-kind] text')].map((mark) => mark.textContent))
      .toEqual(['1', '2', '3']);
    await expectAccessible();
  });

  it('says what the looks of the year stand for', async () => {
    await open();
    for (const look of ['firm', 'closed', 'today'])
      await expect.element(page.getByText(words(`looks.${look}`), { exact: true })).toBeVisible();
  });

  it('takes its room before it is there', async () => {
    network.get.answers('/open/schedules', {
      data: [
        exampleOf(openDataYearSchema, {
          fiscal_year: year.name,
          start_date: year.start_date,
          end_date: year.end_date,
        }),
      ],
    });
    const release = network.get.holds('/open/schedules/2027-2028/versions/latest.json', {
      data: schedule,
      meta,
    });
    await renderInApp(<FleetToday />, { language });
    const section = page.getByRole('region', { name: words('title') });
    await expect.element(section).toBeVisible();
    expect(section.element().getBoundingClientRect().height).toBeGreaterThan(400);
    release();
    await expect.element(ships).toBeVisible();
  });

  it('says so where nothing is published', async () => {
    network.get.answers('/open/schedules', { data: [] });
    await renderInApp(<FleetToday />, { language });
    await expect.element(page.getByText(words('unpublished'))).toBeVisible();
    await expectAccessible();
  });
});
