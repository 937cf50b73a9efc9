import { fiscalYearStartingIn } from '../reference/fiscal-year.ts';
import { defaultSettings } from '../reference/settings.ts';
import type { VesselParticulars } from '../vessels/vessel.ts';
import { blankAnswers } from './blank-answers.ts';
import type { ApplicationAnswers } from './schema.ts';
import type { CompletenessContext } from './sections/context.ts';

const vessel = (id: number, particulars: Partial<VesselParticulars> = {}): VesselParticulars => ({
  id,
  science_berths: 20,
  helicopter_support: true,
  endurance: 50,
  range: 12_000,
  cruising_speed: 10,
  active: true,
  ...particulars,
});

const fiscalYear = (opening: number) => ({ id: opening - 2000, ...fiscalYearStartingIn(opening) });

export const exampleCompletenessContext: CompletenessContext = {
  fiscalYear: fiscalYear(2028),
  fiscalYears: Array.from({ length: 20 }, (_, index) => fiscalYear(2018 + index)),
  settings: defaultSettings,
  operatingHours: [
    { id: 1, hours: 12 },
    { id: 2, hours: 24 },
  ],
  vessels: [
    vessel(1),
    vessel(2, { science_berths: 8, helicopter_support: false, endurance: 14, range: 3000 }),
    vessel(3, {
      science_berths: null,
      helicopter_support: null,
      endurance: null,
      range: null,
      cruising_speed: null,
    }),
    vessel(4, { active: false }),
  ],
};

export const exampleAnswers: ApplicationAnswers = {
  ...blankAnswers(28),
  project_title: 'Atlantic Zone Monitoring Program: spring survey of the Scotian Shelf',
  agency_id: 1,
  responsible_manager_name: "Siobhán O'Brien",
  responsible_manager_email: 'siobhan.obrien@dfo-mpo.gc.ca',
  is_responsible_manager: false,
  multi_year: true,
  future_fiscal_year_ids: [29, 33],
  past_fiscal_year_ids: [27, 23],
  expected_change_in_area: false,
  expected_change_in_days_or_window: true,
  expected_change_in_ship_preference: false,
  executive_summary: 'Temperature, salinity, nutrients and plankton along four lines.',
  impact_statement: 'Stock assessments and the state of the ocean report rest on this series.',
  mission_objectives: 'Occupy all stations of the Halifax, Browns Bank, Louisbourg and Cabot Strait lines.',
  project_type_id: 1,
  thematic_area_id: 1,
  vessel_preference_1_id: 1,
  vessel_preference_2_id: 2,
  vessel_preference_justification: 'A CTD rosette with a winch for 5000 m.',
  min_science_berths: 6,
  ideal_science_berths: 8,
  helicopter_required: false,
  operational_days: 10.5,
  operating_hours_id: 2,
  operational_window_start: '2028-04-01',
  operational_window_end: '2028-05-15',
  preferred_start_window_start: '2028-04-05',
  preferred_start_window_end: '2028-04-12',
  mobilization_days: 1.25,
  demobilization_days: 1,
  mobilization_port_id: 1,
  demobilization_port_id: 1,
  project_area_ids: [1, 2],
  in_foreign_waters: false,
  in_marine_protected_areas: true,
  marine_protected_area_ids: [3],
  no_collaborations: false,
  funding_unknown: false,
  stations: [
    { name: 'HL01', type: 'CTD', latitude: 44.4, longitude: -63.45, position: 1 },
    { name: 'HL02', type: 'CTD', latitude: 44.267, longitude: -63.317, position: 2 },
  ],
  areas_of_consideration: [{ name: 'The Gully', info_url: 'https://www.dfo-mpo.gc.ca/oceans/mpa-zpm/gully' }],
  collaborators: [
    { organization: 'Université Laval', primary_contact: 'Luc Roy', contribution: 'Two analysts on board' },
  ],
  funding_sources: [{ organization: 'Fisheries and Oceans Canada', amount: 250_000, status: 'confirmed' }],
};
