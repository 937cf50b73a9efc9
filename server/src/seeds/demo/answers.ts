import { blankAnswers } from '@shiptime/domain/applications/blank-answers';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import { type ApplicationField } from '@shiptime/domain/applications/sections/form';
import {
  type SectionName,
  sectionNames,
  sectionOfField,
} from '@shiptime/domain/applications/sections/sections';
import { type FiscalYear, nextYears, nearbyPastYears } from '@shiptime/domain/reference/fiscal-year';
import type { Campaign, DraftStage } from './campaigns.ts';
import { countLegDays, legPlanOf, legsOf } from './legs.ts';
import type { ReferenceData } from './reference-data.ts';
import { buildStations } from './stations.ts';
import { type DemoYears, type YearKey, dayInYear } from './years.ts';

const titleOf = (campaign: Campaign, year: FiscalYear): string =>
  campaign.title.replace('{year}', dayInYear(year, campaign.window[0]).slice(0, 4));

const generalInformation = (campaign: Campaign, year: FiscalYear, { all }: DemoYears, agencyId: number) => {
  const multi = campaign.multi_year;
  const planned = (years: readonly FiscalYear[], count: number) =>
    multi ? years.slice(0, count).map(({ id }) => id) : [];
  return {
    project_title: titleOf(campaign, year),
    agency_id: agencyId,
    responsible_manager_name: campaign.manager?.[0] ?? null,
    responsible_manager_email: campaign.manager?.[1] ?? null,
    is_responsible_manager: campaign.manager === null,
    multi_year: multi,
    future_fiscal_year_ids: planned(nextYears(year, all), 3),
    past_fiscal_year_ids: planned(nearbyPastYears(year, all), 2),
    expected_change_in_area: multi ? false : null,
    expected_change_in_days_or_window: multi ? campaign.days > 30 : null,
    expected_change_in_ship_preference: multi ? campaign.vessels[1] === null : null,
    future_missions_note: campaign.future_note,
  };
};

const description = (campaign: Campaign, { id }: ReferenceData) => ({
  executive_summary: campaign.summary,
  impact_statement: campaign.impact,
  mission_objectives: campaign.objectives,
  project_type_id: id('project_types', campaign.project_type),
  project_type_note: campaign.type_note,
  thematic_area_id: id('thematic_areas', campaign.theme),
});

const requirements = (campaign: Campaign, { vessel, id }: ReferenceData) => ({
  vessel_preference_1_id: vessel(campaign.vessels[0]).id,
  vessel_preference_2_id: campaign.vessels[1] === null ? null : vessel(campaign.vessels[1]).id,
  vessel_preference_justification: campaign.justification,
  min_science_berths: campaign.berths[0],
  ideal_science_berths: campaign.berths[1],
  helicopter_required: campaign.helicopter,
  needed_capability_ids: campaign.needs.capabilities.map((key) => id('capabilities', key)),
  needed_water_ids: campaign.needs.waters.map((key) => id('capabilities', key)),
  min_wire_length: campaign.needs.wire_length ?? null,
  min_a_frame_load: campaign.needs.a_frame_load ?? null,
  min_container_places: campaign.needs.container_places ?? null,
  equipment_requirements: campaign.equipment,
});

const operationalDays = (campaign: Campaign, key: YearKey, year: FiscalYear): number => {
  const plan = legPlanOf(campaign, key);
  if (plan === null) return campaign.days;
  return countLegDays(legsOf(plan, year)) - campaign.mobilization - campaign.demobilization;
};

const scheduling = (campaign: Campaign, key: YearKey, year: FiscalYear, { id }: ReferenceData) => ({
  operational_days: operationalDays(campaign, key, year),
  operating_hours_id: id('operating_hours', campaign.hours),
  operational_window_start: dayInYear(year, campaign.window[0]),
  operational_window_end: dayInYear(year, campaign.window[1]),
  preferred_start_window_start: dayInYear(year, campaign.start[0]),
  preferred_start_window_end: dayInYear(year, campaign.start[1]),
  mobilization_days: campaign.mobilization,
  demobilization_days: campaign.demobilization,
  mobilization_port_id: id('ports', campaign.ports[0]),
  demobilization_port_id: id('ports', campaign.ports[1]),
  scheduling_constraints: campaign.constraints,
});

const areaOfOperations = (campaign: Campaign, { id }: ReferenceData) => ({
  project_area_ids: campaign.areas.map((key) => id('project_areas', key)),
  in_foreign_waters: campaign.coastal_states.length > 0,
  coastal_state_ids: campaign.coastal_states.map((key) => id('coastal_states', key)),
  indigenous_territories: campaign.territories,
  in_marine_protected_areas: campaign.protected_areas.length > 0,
  marine_protected_area_ids: campaign.protected_areas.map((key) => id('marine_protected_areas', key)),
  other_special_considerations: campaign.special,
  stations: buildStations(campaign.stations),
  areas_of_consideration: campaign.considerations,
});

const partners = (campaign: Campaign) => ({
  no_collaborations: campaign.collaborators.length === 0,
  collaborators: campaign.collaborators.map(([organization, primary_contact, contribution]) => ({
    organization,
    primary_contact,
    contribution,
  })),
  funding_unknown: false,
  funding_sources: campaign.funding.map(([organization, amount, status]) => ({
    organization,
    amount,
    status,
  })),
});

export const answersOfCampaign = (
  campaign: Campaign,
  key: YearKey,
  years: DemoYears,
  reference: ReferenceData,
): ApplicationAnswers => ({
  ...blankAnswers(years[key].id),
  ...generalInformation(campaign, years[key], years, reference.id('agencies', campaign.agency)),
  ...description(campaign, reference),
  ...requirements(campaign, reference),
  ...scheduling(campaign, key, years[key], reference),
  ...areaOfOperations(campaign, reference),
  ...partners(campaign),
});

const filledAt: Readonly<Record<DraftStage, readonly SectionName[]>> = {
  title: [],
  started: ['general_information'],
  halfway: ['general_information', 'project_description', 'requirements', 'area_of_operations'],
  nearly: ['general_information', 'project_description', 'requirements', 'scheduling', 'area_of_operations'],
  complete: sectionNames,
};

const always: readonly ApplicationField[] = ['project_title', 'fiscal_year_id'];
const writtenEarly: readonly ApplicationField[] = ['executive_summary', 'vessel_preference_1_id'];

export const keepAnswersOfStage = (answers: ApplicationAnswers, stage: DraftStage): ApplicationAnswers => {
  const kept: readonly ApplicationField[] = stage === 'title' ? always : [...always, ...writtenEarly];
  const isBlank = (field: string): boolean => {
    const section = sectionOfField(field);
    return section !== null && !filledAt[stage].includes(section) && !kept.some((one) => one === field);
  };
  const blank = Object.entries(answers)
    .filter(([field]) => isBlank(field))
    .map(([field, value]) => [field, Array.isArray(value) ? [] : null]);
  return { ...answers, ...Object.fromEntries(blank) };
};
