// Made from the routes of the server: npm run api:types
import type { z } from 'zod';
import type * as accountsAccountWire from '@shiptime/domain/accounts/account-wire';
import type * as accountsAdministrationWire from '@shiptime/domain/accounts/administration-wire';
import type * as accountsPrivacyRequests from '@shiptime/domain/accounts/privacy-requests';
import type * as accountsProponentRequests from '@shiptime/domain/accounts/proponent-requests';
import type * as accountsSchema from '@shiptime/domain/accounts/schema';
import type * as accountsSecondFactorWire from '@shiptime/domain/accounts/second-factor-wire';
import type * as accountsSignupWire from '@shiptime/domain/accounts/signup-wire';
import type * as applicationsApplicationBodies from '@shiptime/domain/applications/application-bodies';
import type * as applicationsAreasOfConsideration from '@shiptime/domain/applications/areas-of-consideration';
import type * as applicationsAttachments from '@shiptime/domain/applications/attachments';
import type * as applicationsCollaborators from '@shiptime/domain/applications/collaborators';
import type * as applicationsLetters from '@shiptime/domain/applications/letters';
import type * as applicationsOperations from '@shiptime/domain/applications/operations';
import type * as applicationsRemarks from '@shiptime/domain/applications/remarks';
import type * as applicationsStations from '@shiptime/domain/applications/stations';
import type * as applicationsWireApplication from '@shiptime/domain/applications/wire/application';
import type * as applicationsWireBlankForm from '@shiptime/domain/applications/wire/blank-form';
import type * as applicationsWireDemand from '@shiptime/domain/applications/wire/demand';
import type * as applicationsWireHistory from '@shiptime/domain/applications/wire/history';
import type * as applicationsWireLetters from '@shiptime/domain/applications/wire/letters';
import type * as applicationsWireOffers from '@shiptime/domain/applications/wire/offers';
import type * as applicationsWireParts from '@shiptime/domain/applications/wire/parts';
import type * as applicationsWireReadBack from '@shiptime/domain/applications/wire/read-back';
import type * as applicationsWireRemarks from '@shiptime/domain/applications/wire/remarks';
import type * as applicationsWireTracks from '@shiptime/domain/applications/wire/tracks';
import type * as integrationsIntegrationWire from '@shiptime/domain/integrations/integration-wire';
import type * as integrationsSchema from '@shiptime/domain/integrations/schema';
import type * as integrationsWebhookSchema from '@shiptime/domain/integrations/webhook-schema';
import type * as ledgerLedgerWire from '@shiptime/domain/ledger/ledger-wire';
import type * as operationOperationWire from '@shiptime/domain/operation/operation-wire';
import type * as plansAvailability from '@shiptime/domain/plans/availability';
import type * as plansDistancesOverruledDistance from '@shiptime/domain/plans/distances/overruled-distance';
import type * as plansGuestsBerthRequests from '@shiptime/domain/plans/guests/berth-requests';
import type * as plansImportsMissionFile from '@shiptime/domain/plans/imports/mission-file';
import type * as plansSchema from '@shiptime/domain/plans/schema';
import type * as plansVoyageReport from '@shiptime/domain/plans/voyage-report';
import type * as plansWireActivity from '@shiptime/domain/plans/wire/activity';
import type * as plansWireConflicts from '@shiptime/domain/plans/wire/conflicts';
import type * as plansWireCosts from '@shiptime/domain/plans/wire/costs';
import type * as plansWireExpectedDelivery from '@shiptime/domain/plans/wire/expected-delivery';
import type * as plansWireFleet from '@shiptime/domain/plans/wire/fleet';
import type * as plansWireGuests from '@shiptime/domain/plans/wire/guests';
import type * as plansWireImports from '@shiptime/domain/plans/wire/imports';
import type * as plansWireMission from '@shiptime/domain/plans/wire/mission';
import type * as plansWireOutlook from '@shiptime/domain/plans/wire/outlook';
import type * as plansWirePlan from '@shiptime/domain/plans/wire/plan';
import type * as plansWireSharedVoyages from '@shiptime/domain/plans/wire/shared-voyages';
import type * as plansWireStatistics from '@shiptime/domain/plans/wire/statistics';
import type * as plansWireVersions from '@shiptime/domain/plans/wire/versions';
import type * as plansWireVoyageReport from '@shiptime/domain/plans/wire/voyage-report';
import type * as proposalsOutageWire from '@shiptime/domain/proposals/outage-wire';
import type * as proposalsOutages from '@shiptime/domain/proposals/outages';
import type * as proposalsProposalBodies from '@shiptime/domain/proposals/proposal-bodies';
import type * as proposalsProposalWeights from '@shiptime/domain/proposals/proposal-weights';
import type * as proposalsProposalWire from '@shiptime/domain/proposals/proposal-wire';
import type * as proposalsWeightsWire from '@shiptime/domain/proposals/weights-wire';
import type * as referenceFiscalYearSchema from '@shiptime/domain/reference/fiscal-year-schema';
import type * as referenceLists from '@shiptime/domain/reference/lists';
import type * as referenceReferenceWire from '@shiptime/domain/reference/reference-wire';
import type * as referenceSettings from '@shiptime/domain/reference/settings';
import type * as reviewReviewWire from '@shiptime/domain/review/review-wire';
import type * as reviewStandings from '@shiptime/domain/review/standings';
import type * as reviewStandingsWire from '@shiptime/domain/review/standings-wire';
import type * as scenariosScenarioBodies from '@shiptime/domain/scenarios/scenario-bodies';
import type * as scenariosScenarioWire from '@shiptime/domain/scenarios/scenario-wire';
import type * as sharedIdentifiers from '@shiptime/domain/shared/identifiers';
import type * as sharedWire from '@shiptime/domain/shared/wire';
import type * as vesselsCapabilities from '@shiptime/domain/vessels/capabilities';
import type * as vesselsConstraints from '@shiptime/domain/vessels/constraints';
import type * as vesselsVessel from '@shiptime/domain/vessels/vessel';
import type * as vesselsVesselRates from '@shiptime/domain/vessels/vessel-rates';
import type * as vesselsVesselRatesWire from '@shiptime/domain/vessels/vessel-rates-wire';
import type * as vesselsVesselWire from '@shiptime/domain/vessels/vessel-wire';
import type { Resource, ResourceList } from './envelopes.ts';
import type { FilterValue } from './query-string.ts';

/** Request and response of each route, by method and path. */
export type Routes = {
  GET: {
  '/agencies': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; ror?: FilterValue; crossref_funder?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.agencySchema>>;
  };
  '/application_form': {
    query: { lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof applicationsWireBlankForm.blankFormSchema>>;
  };
  '/application_standings': {
    query: { filter?: { id?: FilterValue; ship_time_request_id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; priority?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'ship_time_request_id' | '-ship_time_request_id' | 'place' | '-place' | 'priority' | '-priority' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof reviewStandingsWire.applicationStandingSchema>>;
  };
  '/audit_log': {
    query: { filter?: { id?: FilterValue; actor_id?: FilterValue; action?: FilterValue; subject_type?: FilterValue; subject_id?: FilterValue; created_at?: FilterValue; q?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsAdministrationWire.auditEntrySchema>>;
  };
  '/auth/identities': {
    query: { filter?: { id?: FilterValue; issuer?: FilterValue; created_at?: FilterValue; last_used_at?: FilterValue }; sort?: 'id' | '-id' | 'issuer' | '-issuer' | 'created_at' | '-created_at' | 'last_used_at' | '-last_used_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsSignupWire.linkedIdentitySchema>>;
  };
  '/auth/logout': {
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  '/auth/second_factors': {
    query: { filter?: { id?: FilterValue; kind?: FilterValue; name?: FilterValue; created_at?: FilterValue; last_used_at?: FilterValue }; sort?: 'id' | '-id' | 'kind' | '-kind' | 'name' | '-name' | 'created_at' | '-created_at' | 'last_used_at' | '-last_used_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: z.infer<typeof accountsSecondFactorWire.ownFactorsSchema>;
  };
  '/auth/sessions': {
    query: { filter?: { id?: FilterValue; user_agent?: FilterValue; address?: FilterValue; created_at?: FilterValue; last_used_at?: FilterValue; expires_at?: FilterValue; current?: FilterValue }; sort?: 'id' | '-id' | 'user_agent' | '-user_agent' | 'address' | '-address' | 'created_at' | '-created_at' | 'last_used_at' | '-last_used_at' | 'expires_at' | '-expires_at' | 'current' | '-current'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsAccountWire.sessionSchema>>;
  };
  '/auth/token': {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.ownTokenSchema>>;
  };
  '/auth/user': {
    answer: z.infer<typeof accountsAccountWire.ownAccountSchema>;
  };
  '/availability_watches': {
    query: { filter?: { id?: FilterValue; vessel_id?: FilterValue; region_id?: FilterValue; start_date?: FilterValue; end_date?: FilterValue; min_days?: FilterValue; min_berths?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'vessel_id' | '-vessel_id' | 'region_id' | '-region_id' | 'start_date' | '-start_date' | 'end_date' | '-end_date' | 'min_days' | '-min_days' | 'min_berths' | '-min_berths' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansAvailability.availabilityWatchSchema>>;
  };
  '/berth_requests': {
    query: { filter?: { id?: FilterValue; state?: FilterValue; user_id?: FilterValue; mission_id?: FilterValue; voyage_number?: FilterValue; ship_time_request_id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; of_voyage?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'start_date' | '-start_date'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  '/calendar_feeds': {
    query: { filter?: { id?: FilterValue; vessel_id?: FilterValue; created_at?: FilterValue; url?: FilterValue }; sort?: 'id' | '-id' | 'vessel_id' | '-vessel_id' | 'created_at' | '-created_at' | 'url' | '-url'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireFleet.calendarFeedSchema>>;
  };
  '/capabilities': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.capabilitySchema>>;
  };
  '/coastal_states': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.coastalStateSchema>>;
  };
  '/costs': {
    query: { fiscal_year_id?: FilterValue; scenario_id?: FilterValue };
    answer: Resource<z.infer<typeof plansWireCosts.planCostsSchema>>;
  };
  '/delivered_voyages': {
    query: { filter?: { id?: FilterValue; vessel_plan_id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; title?: FilterValue; start_date?: FilterValue; end_date?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'title' | '-title' | 'start_date' | '-start_date' | 'end_date' | '-end_date'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireImports.deliveredVoyageSchema>>;
  };
  '/delivery': {
    query: { fiscal_year_id?: FilterValue; scenario_id?: FilterValue; years?: FilterValue; seed?: FilterValue };
    answer: Resource<z.infer<typeof plansWireExpectedDelivery.expectedDeliverySchema>>;
  };
  '/events': {
    query: { filter?: { type?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id'; fields?: Readonly<Record<string, readonly string[]>>; limit?: number; lang?: 'en' | 'fr'; after?: FilterValue };
    answer: { data: z.infer<typeof integrationsIntegrationWire.eventSchema>[]; next_cursor: string; has_more: boolean };
  };
  '/faqs': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; question?: FilterValue; answer?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'question' | '-question' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.faqRowSchema>>;
  };
  '/fiscal_years': {
    query: { filter?: { id?: FilterValue; name?: FilterValue; active?: FilterValue; start_date?: FilterValue; end_date?: FilterValue; deadline_at?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue; in_use?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'start_date' | '-start_date' | 'deadline_at' | '-deadline_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.yearRowSchema>>;
  };
  '/fleet_plans': {
    query: { filter?: { id?: FilterValue; fiscal_year_id?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'fiscal_year_id' | '-fiscal_year_id' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireFleet.fleetPlanSchema>>;
  };
  '/ledger': {
    answer: Resource<z.infer<typeof ledgerLedgerWire.ledgerSchema>>;
  };
  '/letters_of_intent': {
    query: { filter?: { id?: FilterValue; user_id?: FilterValue; fiscal_year_id?: FilterValue; vessel_id?: FilterValue; region_id?: FilterValue; project_area_id?: FilterValue; withdrawn?: FilterValue; q?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'title' | '-title' | 'days' | '-days' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireLetters.letterOfIntentSchema>>;
  };
  '/letters_of_intent/demand': {
    query: { filter?: { id?: FilterValue; user_id?: FilterValue; fiscal_year_id?: FilterValue; vessel_id?: FilterValue; region_id?: FilterValue; project_area_id?: FilterValue; withdrawn?: FilterValue; q?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof applicationsWireLetters.foreseenDemandSchema>>;
  };
  '/mailbox': {
    answer: Resource<z.infer<typeof accountsAdministrationWire.mailboxMailSchema>[]>;
  };
  '/marine_protected_areas': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.marineProtectedAreaSchema>>;
  };
  '/missions': {
    query: { include?: readonly ('shipTimeRequest')[]; filter?: { id?: FilterValue; vessel_plan_id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; ship_time_request_id?: FilterValue; scenario_id?: FilterValue; number?: FilterValue; voyage_number?: FilterValue; title?: FilterValue; start_date?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'number' | '-number' | 'title' | '-title' | 'start_date' | '-start_date' | 'operational_days' | '-operational_days' | 'vessel_plan_id' | '-vessel_plan_id' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireMission.missionSchema>>;
  };
  '/notices': {
    query: { filter?: { id?: FilterValue; kind?: FilterValue; unread?: FilterValue; created_at?: FilterValue; read_at?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: { data: z.infer<typeof applicationsWireHistory.noticeSchema>[]; links?: z.infer<typeof sharedWire.pageLinksSchema>; meta: { current_page?: number; from?: number | null; last_page?: number; path?: string; per_page?: number; to?: number | null; total: number; unread: number } };
  };
  '/open_voyages': {
    query: { filter?: { id?: FilterValue; voyage_number?: FilterValue; fiscal_year_id?: FilterValue; vessel_id?: FilterValue; title?: FilterValue; start_date?: FilterValue; start_fraction?: FilterValue; end_date?: FilterValue; operational_days?: FilterValue; mobilization_port_id?: FilterValue; demobilization_port_id?: FilterValue; spare_berths?: FilterValue; berth_request_id?: FilterValue }; sort?: 'id' | '-id' | 'voyage_number' | '-voyage_number' | 'fiscal_year_id' | '-fiscal_year_id' | 'vessel_id' | '-vessel_id' | 'title' | '-title' | 'start_date' | '-start_date' | 'start_fraction' | '-start_fraction' | 'end_date' | '-end_date' | 'operational_days' | '-operational_days' | 'mobilization_port_id' | '-mobilization_port_id' | 'demobilization_port_id' | '-demobilization_port_id' | 'spare_berths' | '-spare_berths' | 'berth_request_id' | '-berth_request_id'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireGuests.openVoyageSchema>>;
  };
  '/open': {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.openDataSchema>>;
  };
  '/open/ckan': {
    answer: Resource<{ version: 3; actions: string[] }>;
  };
  '/open/ogc': {
    query: { lang?: 'en' | 'fr' };
    answer: {  };
  };
  '/open/ogc/api': {
    query: { lang?: 'en' | 'fr' };
    answer: {  };
  };
  '/open/ogc/collections': {
    query: { lang?: 'en' | 'fr' };
    answer: {  };
  };
  '/open/ogc/conformance': {
    query: { lang?: 'en' | 'fr' };
    answer: {  };
  };
  '/open/schedules': {
    query: { filter?: { id?: FilterValue; fiscal_year?: FilterValue; start_date?: FilterValue; end_date?: FilterValue; latest_version?: FilterValue; published_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'fiscal_year' | '-fiscal_year' | 'start_date' | '-start_date' | 'end_date' | '-end_date' | 'latest_version' | '-latest_version' | 'published_at' | '-published_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof integrationsIntegrationWire.openDataYearSchema>>;
  };
  '/operating_hours': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  '/operating-hours': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  '/operation': {
    answer: Resource<z.infer<typeof operationOperationWire.portalOperationSchema>>;
  };
  '/outages': {
    query: { filter?: { id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; name?: FilterValue; start_date?: FilterValue; end_date?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'start_date' | '-start_date' | 'end_date' | '-end_date'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof proposalsOutageWire.outageRowSchema>>;
  };
  '/outbox': {
    query: { filter?: { id?: FilterValue; user_id?: FilterValue; kind?: FilterValue; state?: FilterValue; created_at?: FilterValue; sent_at?: FilterValue; q?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsAdministrationWire.outboxMailSchema>>;
  };
  '/overruled_distances': {
    query: { filter?: { id?: FilterValue; from_port_id?: FilterValue; to_port_id?: FilterValue; nautical_miles?: FilterValue; reason?: FilterValue; user_id?: FilterValue; by?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'from_port_id' | '-from_port_id' | 'to_port_id' | '-to_port_id' | 'nautical_miles' | '-nautical_miles' | 'reason' | '-reason' | 'user_id' | '-user_id' | 'by' | '-by' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireConflicts.overruledDistanceSchema>>;
  };
  '/people': {
    query: { filter?: { id?: FilterValue; last_name?: FilterValue; affiliation?: FilterValue; q?: FilterValue }; sort?: 'id' | '-id' | 'last_name' | '-last_name'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsAccountWire.personSchema>>;
  };
  '/port_distances': {
    query: { port_ids?: FilterValue; vessel_plan_id?: FilterValue };
    answer: Resource<z.infer<typeof plansWireConflicts.portDistanceSchema>[]>;
  };
  '/portal': {
    answer: Resource<z.infer<typeof accountsAdministrationWire.portalInfoSchema>>;
  };
  '/ports': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; un_locode?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.portSchema>>;
  };
  '/privacy_requests': {
    query: { filter?: { id?: FilterValue; user_id?: FilterValue; first_name?: FilterValue; last_name?: FilterValue; email?: FilterValue; kind?: FilterValue; state?: FilterValue; reason?: FilterValue; due_at?: FilterValue; decided_at?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'user_id' | '-user_id' | 'first_name' | '-first_name' | 'last_name' | '-last_name' | 'email' | '-email' | 'kind' | '-kind' | 'state' | '-state' | 'reason' | '-reason' | 'due_at' | '-due_at' | 'decided_at' | '-decided_at' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsPrivacyRequests.privacyRequestSchema>>;
  };
  '/project_areas': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.projectAreaSchema>>;
  };
  '/project_types': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  '/project-types': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  '/proponent_requests': {
    query: { filter?: { id?: FilterValue; user_id?: FilterValue; first_name?: FilterValue; last_name?: FilterValue; email?: FilterValue; kind?: FilterValue; organization?: FilterValue; agency?: FilterValue; grant_number?: FilterValue; letter?: FilterValue; state?: FilterValue; reason?: FilterValue; decided_at?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'user_id' | '-user_id' | 'first_name' | '-first_name' | 'last_name' | '-last_name' | 'email' | '-email' | 'kind' | '-kind' | 'organization' | '-organization' | 'agency' | '-agency' | 'grant_number' | '-grant_number' | 'letter' | '-letter' | 'state' | '-state' | 'reason' | '-reason' | 'decided_at' | '-decided_at' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsProponentRequests.proponentRequestSchema>>;
  };
  '/proposals': {
    query: { filter?: { id?: FilterValue; fiscal_year_id?: FilterValue; user_id?: FilterValue; scenario_id?: FilterValue; mode?: FilterValue; preset?: FilterValue; state?: FilterValue; failure?: FilterValue; created_at?: FilterValue; refusal?: FilterValue }; sort?: 'id' | '-id' | 'fiscal_year_id' | '-fiscal_year_id' | 'user_id' | '-user_id' | 'scenario_id' | '-scenario_id' | 'mode' | '-mode' | 'preset' | '-preset' | 'state' | '-state' | 'failure' | '-failure' | 'created_at' | '-created_at' | 'refusal' | '-refusal'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof proposalsProposalWire.proposalSchema>>;
  };
  '/reference_lists': {
    query: { lang?: 'en' | 'fr'; names?: FilterValue };
    answer: Resource<{ fiscal_years?: z.infer<typeof referenceReferenceWire.yearRowSchema>[]; agencies?: z.infer<typeof referenceReferenceWire.agencySchema>[]; project_types?: z.infer<typeof referenceReferenceWire.projectTypeSchema>[]; thematic_areas?: z.infer<typeof referenceReferenceWire.thematicAreaSchema>[]; regions?: z.infer<typeof referenceReferenceWire.regionSchema>[]; project_areas?: z.infer<typeof referenceReferenceWire.projectAreaSchema>[]; marine_protected_areas?: z.infer<typeof referenceReferenceWire.marineProtectedAreaSchema>[]; coastal_states?: z.infer<typeof referenceReferenceWire.coastalStateSchema>[]; operating_hours?: z.infer<typeof referenceReferenceWire.operatingHoursSchema>[]; vessel_classes?: z.infer<typeof referenceReferenceWire.vesselClassSchema>[]; ports?: z.infer<typeof referenceReferenceWire.portSchema>[]; capabilities?: z.infer<typeof referenceReferenceWire.capabilitySchema>[]; user_types?: z.infer<typeof referenceReferenceWire.userTypeSchema>[]; request_statuses?: z.infer<typeof referenceReferenceWire.requestStatusSchema>[] }>;
  };
  '/regions': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.regionSchema>>;
  };
  '/request_statuses': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.requestStatusSchema>>;
  };
  '/scenarios': {
    query: { filter?: { id?: FilterValue; fiscal_year_id?: FilterValue; name?: FilterValue; user_id?: FilterValue; adopted_at?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'fiscal_year_id' | '-fiscal_year_id' | 'name' | '-name' | 'user_id' | '-user_id' | 'adopted_at' | '-adopted_at' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof scenariosScenarioWire.scenarioResourceSchema>>;
  };
  '/scheduling_constraints': {
    query: { filter?: { id?: FilterValue; fiscal_year_id?: FilterValue; name?: FilterValue; start_date?: FilterValue; end_date?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'start_date' | '-start_date' | 'end_date' | '-end_date' | 'duration_days' | '-duration_days' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof vesselsVesselWire.constraintRowSchema>>;
  };
  '/service_accounts': {
    query: { filter?: { id?: FilterValue; name?: FilterValue; user_type_id?: FilterValue; active?: FilterValue; last_used_at?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'last_used_at' | '-last_used_at' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof integrationsIntegrationWire.serviceAccountRowSchema>>;
  };
  '/settings': {
    answer: Resource<z.infer<typeof referenceSettings.settingsSchema>>;
  };
  '/shared_voyages': {
    query: { fiscal_year_id?: FilterValue };
    answer: Resource<z.infer<typeof plansWireSharedVoyages.sharedVoyageCandidateSchema>[]>;
  };
  '/shared_voyages/letter': {
    query: { first?: FilterValue; second?: FilterValue };
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageLetterSchema>>;
  };
  '/ship_time_requests': {
    query: { include?: readonly ('primaryProponent' | 'coProponents' | 'lastEditor' | 'fiscalYear' | 'status' | 'vessel' | 'vesselPreference1' | 'vesselPreference2' | 'stations' | 'fundingSources' | 'collaborators' | 'areasOfConsideration' | 'missions' | 'stationsCount')[]; filter?: { id?: FilterValue; status_id?: FilterValue; fiscal_year_id?: FilterValue; vessel_id?: FilterValue; primary_proponent_id?: FilterValue; co_proponent_id?: FilterValue; proponent_id?: FilterValue; project_type_id?: FilterValue; agency_id?: FilterValue; region_id?: FilterValue; project_title?: FilterValue; voyage_number?: FilterValue; submitted_at?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue; q?: FilterValue; archived?: FilterValue }; sort?: 'id' | '-id' | 'project_title' | '-project_title' | 'status_id' | '-status_id' | 'fiscal_year_id' | '-fiscal_year_id' | 'submitted_at' | '-submitted_at' | 'updated_at' | '-updated_at'; append?: readonly ('completeness' | 'days_total' | 'stations_count' | 'deadline' | 'outcome' | 'open_remarks' | 'blocking')[]; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  '/ship_time_requests/outlooks': {
    query: { ids?: FilterValue };
    answer: z.infer<typeof plansWireOutlook.outlooksSchema>;
  };
  '/ship_time_requests/tracks': {
    query: { ids?: FilterValue };
    answer: z.infer<typeof applicationsWireTracks.tracksSchema>;
  };
  '/statistics': {
    query: { fiscal_year_id?: FilterValue };
    answer: Resource<z.infer<typeof plansWireStatistics.statisticsSchema>>;
  };
  '/statistics/fairness': {
    query: { granted?: 'plans' | 'published'; by?: 'agency' | 'region' | 'project_type' | 'thematic_area' | 'proponent' };
    answer: Resource<z.infer<typeof plansWireStatistics.fairnessSchema>>;
  };
  '/thematic_areas': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.thematicAreaSchema>>;
  };
  '/transfer_offers': {
    query: { filter?: { id?: FilterValue; state?: FilterValue; ship_time_request_id?: FilterValue; from_vessel_id?: FilterValue; to_vessel_id?: FilterValue; fiscal_year_id?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireOffers.transferOfferSchema>>;
  };
  '/user_types': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.userTypeSchema>>;
  };
  '/users': {
    query: { include?: readonly ('vessels')[]; filter?: { id?: FilterValue; user_type_id?: FilterValue; active?: FilterValue; verified?: FilterValue; administrator_asked?: FilterValue; vessel_id?: FilterValue; email?: FilterValue; orcid?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue; q?: FilterValue }; sort?: 'id' | '-id' | 'first_name' | '-first_name' | 'last_name' | '-last_name' | 'email' | '-email' | 'affiliation' | '-affiliation' | 'user_type_id' | '-user_type_id' | 'created_at' | '-created_at'; append?: readonly ('applications_count' | 'shared_applications_count' | 'last_seen_at')[]; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof accountsAccountWire.accountSchema>>;
  };
  '/vessel_classes': {
    query: { filter?: { id?: FilterValue; key?: FilterValue; name?: FilterValue; q?: FilterValue; active?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof referenceReferenceWire.vesselClassSchema>>;
  };
  '/vessel_plans': {
    query: { include?: readonly ('vessel' | 'fiscalYear' | 'missions' | 'missions.shipTimeRequest' | 'versions' | 'constraints')[]; filter?: { id?: FilterValue; fiscal_year_id?: FilterValue; vessel_id?: FilterValue; review_level?: FilterValue; scenario_id?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'vessel' | '-vessel' | 'vessel_id' | '-vessel_id' | 'fiscal_year_id' | '-fiscal_year_id' | 'review_level' | '-review_level' | 'updated_at' | '-updated_at'; append?: readonly ('totals' | 'conflicts' | 'blocking')[]; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  '/vessel_plans/board': {
    query: { plan_ids?: FilterValue };
    answer: Resource<z.infer<typeof plansWireConflicts.planBoardSchema>>;
  };
  '/vessel_rates': {
    query: { filter?: { id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; day_rate?: FilterValue; day_rate_source?: FilterValue; day_rate_year?: FilterValue; crew_cycle_cost?: FilterValue; crew_cycle_days?: FilterValue; crew_cycle_source?: FilterValue; crew_cycle_year?: FilterValue; fuel_at_sea?: FilterValue; fuel_at_sea_source?: FilterValue; fuel_at_sea_year?: FilterValue; fuel_in_transit?: FilterValue; fuel_in_transit_source?: FilterValue; fuel_in_transit_year?: FilterValue; fuel_alongside?: FilterValue; fuel_alongside_source?: FilterValue; fuel_alongside_year?: FilterValue; carbon_factor?: FilterValue; carbon_factor_source?: FilterValue; carbon_factor_year?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'vessel_id' | '-vessel_id' | 'fiscal_year_id' | '-fiscal_year_id' | 'day_rate' | '-day_rate' | 'day_rate_source' | '-day_rate_source' | 'day_rate_year' | '-day_rate_year' | 'crew_cycle_cost' | '-crew_cycle_cost' | 'crew_cycle_days' | '-crew_cycle_days' | 'crew_cycle_source' | '-crew_cycle_source' | 'crew_cycle_year' | '-crew_cycle_year' | 'fuel_at_sea' | '-fuel_at_sea' | 'fuel_at_sea_source' | '-fuel_at_sea_source' | 'fuel_at_sea_year' | '-fuel_at_sea_year' | 'fuel_in_transit' | '-fuel_in_transit' | 'fuel_in_transit_source' | '-fuel_in_transit_source' | 'fuel_in_transit_year' | '-fuel_in_transit_year' | 'fuel_alongside' | '-fuel_alongside' | 'fuel_alongside_source' | '-fuel_alongside_source' | 'fuel_alongside_year' | '-fuel_alongside_year' | 'carbon_factor' | '-carbon_factor' | 'carbon_factor_source' | '-carbon_factor_source' | 'carbon_factor_year' | '-carbon_factor_year' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof vesselsVesselRatesWire.vesselRatesSchema>>;
  };
  '/vessels': {
    query: { include?: readonly ('vesselClass' | 'region' | 'homePort')[]; filter?: { id?: FilterValue; key?: FilterValue; vessel_class_id?: FilterValue; region_id?: FilterValue; home_port_id?: FilterValue; active?: FilterValue; helicopter_support?: FilterValue; imo?: FilterValue; mmsi?: FilterValue; call_sign?: FilterValue; ices_code?: FilterValue; name?: FilterValue; updated_at?: FilterValue; q?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'vessel_class_id' | '-vessel_class_id' | 'region_id' | '-region_id' | 'science_berths' | '-science_berths' | 'length' | '-length' | 'endurance' | '-endurance' | 'range' | '-range' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof vesselsVesselWire.vesselResourceSchema>>;
  };
  '/voyage_agreements': {
    query: { filter?: { id?: FilterValue; state?: FilterValue; ship_time_request_id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  '/webhooks': {
    query: { filter?: { id?: FilterValue; url?: FilterValue; active?: FilterValue; last_success_at?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'url' | '-url' | 'last_success_at' | '-last_success_at' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof integrationsIntegrationWire.webhookRowSchema>>;
  };
  [path: `/agencies/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.agencySchema>>;
  };
  [path: `/auth/password/find/${string}`]: {
    answer: z.infer<typeof accountsSignupWire.passwordResetLinkSchema>;
  };
  [path: `/auth/signup/activate/${string}`]: {
    answer: z.infer<typeof accountsSignupWire.verifiedEmailSchema>;
  };
  [path: `/auth/signup/find/${string}`]: {
    answer: z.infer<typeof accountsSignupWire.pendingSignupSchema>;
  };
  [path: `/availability_watches/${number}`]: {
    answer: Resource<z.infer<typeof plansAvailability.availabilityWatchSchema>>;
  };
  [path: `/berth_requests/${number}`]: {
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/capabilities/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.capabilitySchema>>;
  };
  [path: `/coastal_states/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.coastalStateSchema>>;
  };
  [path: `/faqs/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.faqRowSchema>>;
  };
  [path: `/fiscal_years/${number}/voyage_reports`]: {
    query: { filter?: { id?: FilterValue; project_title?: FilterValue; vessel_id?: FilterValue; state?: FilterValue; last_day?: FilterValue; overdue_days?: FilterValue; planned_days?: FilterValue; delivered_days?: FilterValue; weather_days?: FilterValue; breakdown_days?: FilterValue; other_days?: FilterValue; done_stations?: FilterValue; stations_count?: FilterValue; submitted_at?: FilterValue }; sort?: 'id' | '-id' | 'project_title' | '-project_title' | 'vessel_id' | '-vessel_id' | 'state' | '-state' | 'last_day' | '-last_day' | 'overdue_days' | '-overdue_days' | 'planned_days' | '-planned_days' | 'delivered_days' | '-delivered_days' | 'weather_days' | '-weather_days' | 'breakdown_days' | '-breakdown_days' | 'other_days' | '-other_days' | 'done_stations' | '-done_stations' | 'stations_count' | '-stations_count' | 'submitted_at' | '-submitted_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireVoyageReport.voyageReportOfYearSchema>>;
  };
  [path: `/fiscal_years/${number}/weights`]: {
    answer: Resource<z.infer<typeof proposalsWeightsWire.proposalWeightsSchema>>;
  };
  [path: `/fiscal_years/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.yearRowSchema>>;
  };
  [path: `/fleet_plans/${number}/versions/${'latest' | number}`]: {
    answer: Resource<z.infer<typeof plansWireFleet.fleetVersionSchema>>;
  };
  [path: `/fleet_plans/${number}/versions`]: {
    query: { filter?: { id?: FilterValue; fleet_plan_id?: FilterValue; number?: FilterValue; reason?: FilterValue; is_latest?: FilterValue; author_id?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'fleet_plan_id' | '-fleet_plan_id' | 'number' | '-number' | 'reason' | '-reason' | 'is_latest' | '-is_latest' | 'author_id' | '-author_id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireFleet.fleetVersionSchema>>;
  };
  [path: `/fleet_plans/${number}`]: {
    answer: Resource<z.infer<typeof plansWireFleet.fleetPlanSchema>>;
  };
  [path: `/invitations/${string}`]: {
    answer: Resource<z.infer<typeof accountsSignupWire.invitationByLinkSchema>>;
  };
  [path: `/letters_of_intent/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireLetters.letterOfIntentSchema>>;
  };
  [path: `/marine_protected_areas/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.marineProtectedAreaSchema>>;
  };
  [path: `/missions/${number}/activity`]: {
    query: { filter?: { id?: FilterValue; user_id?: FilterValue; mission_id?: FilterValue; action?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireActivity.activityEntrySchema>>;
  };
  [path: `/missions/${number}/kept_conflicts`]: {
    query: { filter?: { id?: FilterValue; mission_id?: FilterValue; other_mission_id?: FilterValue; constraint_id?: FilterValue; days?: FilterValue; code?: FilterValue; reason?: FilterValue; user_id?: FilterValue; by?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'mission_id' | '-mission_id' | 'other_mission_id' | '-other_mission_id' | 'constraint_id' | '-constraint_id' | 'days' | '-days' | 'code' | '-code' | 'reason' | '-reason' | 'user_id' | '-user_id' | 'by' | '-by' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireConflicts.keptConflictSchema>>;
  };
  [path: `/missions/${number}`]: {
    query: { include?: readonly ('shipTimeRequest')[]; fields?: Readonly<Record<string, readonly string[]>>; lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/notices/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireHistory.noticeSchema>>;
  };
  [path: `/open/ckan/api/3/action/${string}`]: {
    query: { id?: FilterValue; start?: FilterValue; rows?: FilterValue };
    answer: { success: true; result?: unknown };
  };
  [path: `/open/ogc/collections/${string}`]: {
    query: { lang?: 'en' | 'fr' };
    answer: {  };
  };
  [path: `/open/schedules/${string}/versions/${string}.json`]: {
    query: { filter?: { upcoming?: FilterValue }; lang?: 'en' | 'fr' };
    answer: { data: z.infer<typeof integrationsIntegrationWire.openScheduleSchema>; meta: { licence: { name_en: string; name_fr: string; url_en: string; url_fr: string } } };
  };
  [path: `/open/schedules/${string}/versions`]: {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.openDataYearSchema>>;
  };
  [path: `/operating_hours/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  [path: `/operating-hours/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  [path: `/outages/${number}/notices`]: {
    answer: Resource<z.infer<typeof proposalsOutageWire.noticeDraftsSchema>>;
  };
  [path: `/outages/${number}`]: {
    answer: Resource<z.infer<typeof proposalsOutageWire.outageSchema>>;
  };
  [path: `/overruled_distances/${number}`]: {
    answer: Resource<z.infer<typeof plansWireConflicts.overruledDistanceSchema>>;
  };
  [path: `/people/${number}`]: {
    answer: Resource<z.infer<typeof accountsAccountWire.personSchema>>;
  };
  [path: `/ports/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.portSchema>>;
  };
  [path: `/privacy_requests/${number}/data`]: {
    answer: Resource<z.infer<typeof accountsPrivacyRequests.privacyDataSchema>>;
  };
  [path: `/privacy_requests/${number}`]: {
    answer: Resource<z.infer<typeof accountsPrivacyRequests.privacyRequestSchema>>;
  };
  [path: `/project_areas/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.projectAreaSchema>>;
  };
  [path: `/project_types/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  [path: `/project-types/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  [path: `/proponent_requests/${number}`]: {
    answer: Resource<z.infer<typeof accountsProponentRequests.proponentRequestSchema>>;
  };
  [path: `/proposals/${number}/explanations/${number}`]: {
    answer: Resource<z.infer<typeof proposalsProposalWire.explanationSchema>>;
  };
  [path: `/proposals/${number}`]: {
    answer: Resource<z.infer<typeof proposalsProposalWire.proposalSchema>>;
  };
  [path: `/receipts/${string}`]: {
    answer: Resource<z.infer<typeof ledgerLedgerWire.receiptSchema>>;
  };
  [path: `/regions/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.regionSchema>>;
  };
  [path: `/request_statuses/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.requestStatusSchema>>;
  };
  [path: `/scenarios/${number}/comparison`]: {
    query: { with?: 'current' | string };
    answer: Resource<z.infer<typeof scenariosScenarioWire.scenarioComparisonSchema>>;
  };
  [path: `/scenarios/${number}/missions/${number}`]: {
    query: { include?: readonly ('shipTimeRequest')[]; fields?: Readonly<Record<string, readonly string[]>>; lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/scenarios/${number}/missions`]: {
    query: { include?: readonly ('shipTimeRequest')[]; filter?: { id?: FilterValue; vessel_plan_id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; ship_time_request_id?: FilterValue; scenario_id?: FilterValue; number?: FilterValue; voyage_number?: FilterValue; title?: FilterValue; start_date?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'number' | '-number' | 'title' | '-title' | 'start_date' | '-start_date' | 'operational_days' | '-operational_days' | 'vessel_plan_id' | '-vessel_plan_id' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/scenarios/${number}`]: {
    answer: Resource<z.infer<typeof scenariosScenarioWire.scenarioResourceSchema>>;
  };
  [path: `/scheduling_constraints/${number}`]: {
    answer: Resource<z.infer<typeof vesselsVesselWire.constraintRowSchema>>;
  };
  [path: `/service_accounts/${number}/tokens`]: {
    query: { filter?: { id?: FilterValue; name?: FilterValue; beginning?: FilterValue; created_at?: FilterValue; expires_at?: FilterValue; last_used_at?: FilterValue; last_used_address?: FilterValue; revoked_at?: FilterValue; active?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'beginning' | '-beginning' | 'created_at' | '-created_at' | 'expires_at' | '-expires_at' | 'last_used_at' | '-last_used_at' | 'last_used_address' | '-last_used_address' | 'revoked_at' | '-revoked_at' | 'active' | '-active'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof integrationsIntegrationWire.serviceTokenRowSchema>>;
  };
  [path: `/service_accounts/${number}`]: {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.serviceAccountRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/areas_of_consideration/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireParts.areaOfConsiderationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/areas_of_consideration`]: {
    query: { filter?: { id?: FilterValue; ship_time_request_id?: FilterValue; name?: FilterValue; info_url?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'ship_time_request_id' | '-ship_time_request_id' | 'name' | '-name' | 'info_url' | '-info_url' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireParts.areaOfConsiderationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/attachments/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireParts.attachmentRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/attachments`]: {
    query: { filter?: { id?: FilterValue; ship_time_request_id?: FilterValue; name?: FilterValue; description?: FilterValue; kind?: FilterValue; size?: FilterValue; sha256?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'ship_time_request_id' | '-ship_time_request_id' | 'name' | '-name' | 'description' | '-description' | 'kind' | '-kind' | 'size' | '-size' | 'sha256' | '-sha256' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireParts.attachmentRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/clarifications`]: {
    query: { filter?: { id?: FilterValue; kind?: FilterValue; body?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'kind' | '-kind' | 'body' | '-body' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireHistory.clarificationSchema>>;
  };
  [path: `/ship_time_requests/${number}/co_proponents/${number}`]: {
    answer: Resource<z.infer<typeof accountsAccountWire.personSchema>>;
  };
  [path: `/ship_time_requests/${number}/co_proponents`]: {
    query: { filter?: { id?: FilterValue; first_name?: FilterValue; last_name?: FilterValue; affiliation?: FilterValue; email?: FilterValue; orcid?: FilterValue }; sort?: 'id' | '-id' | 'first_name' | '-first_name' | 'last_name' | '-last_name' | 'affiliation' | '-affiliation' | 'email' | '-email' | 'orcid' | '-orcid'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: z.infer<typeof accountsAccountWire.personSchema>[] | ResourceList<z.infer<typeof accountsAccountWire.personSchema>>;
  };
  [path: `/ship_time_requests/${number}/collaborators/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireParts.collaboratorRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/collaborators`]: {
    query: { filter?: { id?: FilterValue; ship_time_request_id?: FilterValue; organization?: FilterValue; primary_contact?: FilterValue; contribution?: FilterValue; ror?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'ship_time_request_id' | '-ship_time_request_id' | 'organization' | '-organization' | 'primary_contact' | '-primary_contact' | 'contribution' | '-contribution' | 'ror' | '-ror' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: z.infer<typeof applicationsWireParts.collaboratorRowSchema>[] | ResourceList<z.infer<typeof applicationsWireParts.collaboratorRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/demand`]: {
    query: { filter?: { vessel_id?: FilterValue; month?: FilterValue; applications?: FilterValue }; sort?: 'vessel_id' | '-vessel_id' | 'month' | '-month' | 'applications' | '-applications'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireDemand.demandSchema>>;
  };
  [path: `/ship_time_requests/${number}/fits`]: {
    answer: Resource<z.infer<typeof plansWirePlan.vesselFitSchema>[]>;
  };
  [path: `/ship_time_requests/${number}/funding_sources/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireParts.fundingSourceRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/funding_sources`]: {
    query: { filter?: { id?: FilterValue; ship_time_request_id?: FilterValue; organization?: FilterValue; amount?: FilterValue; status?: FilterValue; grant_number?: FilterValue; ror?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'ship_time_request_id' | '-ship_time_request_id' | 'organization' | '-organization' | 'amount' | '-amount' | 'status' | '-status' | 'grant_number' | '-grant_number' | 'ror' | '-ror' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: z.infer<typeof applicationsWireParts.fundingSourceRowSchema>[] | ResourceList<z.infer<typeof applicationsWireParts.fundingSourceRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/history`]: {
    query: { filter?: { id?: FilterValue; from_status_id?: FilterValue; to_status_id?: FilterValue; action?: FilterValue; reason?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'from_status_id' | '-from_status_id' | 'to_status_id' | '-to_status_id' | 'action' | '-action' | 'reason' | '-reason' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireHistory.historyEntrySchema>>;
  };
  [path: `/ship_time_requests/${number}/invitations/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireHistory.invitationSchema>>;
  };
  [path: `/ship_time_requests/${number}/invitations`]: {
    query: { filter?: { id?: FilterValue; email?: FilterValue; created_at?: FilterValue; expires_at?: FilterValue }; sort?: 'id' | '-id' | 'email' | '-email' | 'created_at' | '-created_at' | 'expires_at' | '-expires_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireHistory.invitationSchema>>;
  };
  [path: `/ship_time_requests/${number}/refusal_letter`]: {
    answer: Resource<{ texts: { en: string; fr: string } }>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}/replies/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkReplySchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkSchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks`]: {
    query: { filter?: { id?: FilterValue; ship_time_request_id?: FilterValue; section?: FilterValue; field?: FilterValue; body?: FilterValue; edited_at?: FilterValue; deleted_at?: FilterValue; settled_at?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'ship_time_request_id' | '-ship_time_request_id' | 'section' | '-section' | 'field' | '-field' | 'body' | '-body' | 'edited_at' | '-edited_at' | 'deleted_at' | '-deleted_at' | 'settled_at' | '-settled_at' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireRemarks.remarkSchema>>;
  };
  [path: `/ship_time_requests/${number}/standing`]: {
    answer: Resource<z.infer<typeof reviewStandingsWire.applicationStandingSchema>>;
  };
  [path: `/ship_time_requests/${number}/stations/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireParts.stationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/stations`]: {
    query: { filter?: { id?: FilterValue; ship_time_request_id?: FilterValue; position?: FilterValue; name?: FilterValue; type?: FilterValue; latitude?: FilterValue; longitude?: FilterValue; lock_version?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'ship_time_request_id' | '-ship_time_request_id' | 'position' | '-position' | 'name' | '-name' | 'type' | '-type' | 'latitude' | '-latitude' | 'longitude' | '-longitude' | 'lock_version' | '-lock_version' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof applicationsWireParts.stationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/voyage_report`]: {
    answer: Resource<z.infer<typeof plansWireVoyageReport.voyageReportSchema>>;
  };
  [path: `/ship_time_requests/${number}`]: {
    query: { include?: readonly ('primaryProponent' | 'coProponents' | 'lastEditor' | 'fiscalYear' | 'status' | 'vessel' | 'vesselPreference1' | 'vesselPreference2' | 'stations' | 'fundingSources' | 'collaborators' | 'areasOfConsideration' | 'missions' | 'stationsCount')[]; append?: readonly ('completeness' | 'days_total' | 'stations_count' | 'deadline' | 'outcome' | 'open_remarks' | 'blocking' | 'stages')[]; fields?: Readonly<Record<string, readonly string[]>>; lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/thematic_areas/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.thematicAreaSchema>>;
  };
  [path: `/transfer_offers/${number}`]: {
    answer: Resource<z.infer<typeof applicationsWireOffers.transferOfferSchema>>;
  };
  [path: `/user_types/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.userTypeSchema>>;
  };
  [path: `/users/${number}/inbox`]: {
    query: { include?: readonly ('primaryProponent' | 'coProponents' | 'lastEditor' | 'fiscalYear' | 'status' | 'vessel' | 'vesselPreference1' | 'vesselPreference2' | 'stations' | 'fundingSources' | 'collaborators' | 'areasOfConsideration' | 'missions' | 'stationsCount')[]; filter?: { id?: FilterValue; status_id?: FilterValue; fiscal_year_id?: FilterValue; vessel_id?: FilterValue; primary_proponent_id?: FilterValue; co_proponent_id?: FilterValue; proponent_id?: FilterValue; project_type_id?: FilterValue; agency_id?: FilterValue; region_id?: FilterValue; project_title?: FilterValue; voyage_number?: FilterValue; submitted_at?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue; q?: FilterValue; archived?: FilterValue }; sort?: 'id' | '-id' | 'project_title' | '-project_title' | 'status_id' | '-status_id' | 'fiscal_year_id' | '-fiscal_year_id' | 'submitted_at' | '-submitted_at' | 'updated_at' | '-updated_at'; append?: readonly ('completeness' | 'days_total' | 'stations_count' | 'deadline' | 'outcome' | 'open_remarks' | 'blocking')[]; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof reviewReviewWire.inboxItemSchema>>;
  };
  [path: `/users/${number}`]: {
    query: { include?: readonly ('vessels' | 'shipTimeRequests' | 'shipTimeRequests.primaryProponent' | 'shipTimeRequests.coProponents' | 'shipTimeRequests.fiscalYear' | 'shipTimeRequests.status' | 'shipTimeRequests.vessel' | 'sharedShipTimeRequests' | 'sharedShipTimeRequests.primaryProponent' | 'sharedShipTimeRequests.coProponents' | 'sharedShipTimeRequests.fiscalYear' | 'sharedShipTimeRequests.status' | 'sharedShipTimeRequests.vessel')[]; append?: readonly ('applications_count' | 'shared_applications_count' | 'last_seen_at')[]; fields?: Readonly<Record<string, readonly string[]>>; lang?: 'en' | 'fr' };
    answer: Resource<{ id: number; first_name: string; last_name: string; affiliation: string | null; email: string; orcid: string | null; title: string | null; telephone: string | null; telephone_extension: string | null; language: 'en' | 'fr'; user_type_id: number; options: { first_login: boolean; tour_put_off: number; digest: 'single' | 'daily' }; monogram: string; active: boolean; pending_email: string | null; email_verified_at: string | null; vessel_ids: number[]; administrator_asked_by: z.infer<typeof accountsAccountWire.namedPersonSchema> | null; lock_version: number; created_at: string; updated_at: string; can: { edit: boolean; manage: boolean; change_password: boolean; change_email: boolean }; vessels?: z.infer<typeof vesselsVesselWire.vesselRowSchema>[]; applications_count?: number; shared_applications_count?: number; last_seen_at?: string | null; shipTimeRequests?: z.infer<typeof applicationsWireApplication.applicationSchema>[]; ship_time_requests?: z.infer<typeof applicationsWireApplication.applicationSchema>[]; sharedShipTimeRequests?: z.infer<typeof applicationsWireApplication.applicationSchema>[]; shared_ship_time_requests?: z.infer<typeof applicationsWireApplication.applicationSchema>[] } | z.infer<typeof accountsAccountWire.personSchema>>;
  };
  [path: `/vessel_classes/${number}`]: {
    answer: Resource<z.infer<typeof referenceReferenceWire.vesselClassSchema>>;
  };
  [path: `/vessel_plans/${number}/activity`]: {
    query: { filter?: { id?: FilterValue; user_id?: FilterValue; mission_id?: FilterValue; action?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireActivity.activityEntrySchema>>;
  };
  [path: `/vessel_plans/${number}/board`]: {
    answer: Resource<z.infer<typeof plansWireConflicts.planBoardSchema>>;
  };
  [path: `/vessel_plans/${number}/conflicts`]: {
    query: { filter?: { key?: FilterValue; code?: FilterValue; severity?: FilterValue; constraint_id?: FilterValue; message?: FilterValue; days?: FilterValue; can_be_kept?: FilterValue }; sort?: 'key' | '-key' | 'code' | '-code' | 'severity' | '-severity' | 'constraint_id' | '-constraint_id' | 'message' | '-message' | 'days' | '-days' | 'can_be_kept' | '-can_be_kept'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireConflicts.planConflictSchema>>;
  };
  [path: `/vessel_plans/${number}/history`]: {
    query: { filter?: { id?: FilterValue; from_level?: FilterValue; to_level?: FilterValue; action?: FilterValue; reason?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'from_level' | '-from_level' | 'to_level' | '-to_level' | 'action' | '-action' | 'reason' | '-reason' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWirePlan.planHistoryEntrySchema>>;
  };
  [path: `/vessel_plans/${number}/missions/${number}`]: {
    query: { include?: readonly ('shipTimeRequest')[]; fields?: Readonly<Record<string, readonly string[]>>; lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/vessel_plans/${number}/missions`]: {
    query: { include?: readonly ('shipTimeRequest')[]; filter?: { id?: FilterValue; vessel_plan_id?: FilterValue; vessel_id?: FilterValue; fiscal_year_id?: FilterValue; ship_time_request_id?: FilterValue; scenario_id?: FilterValue; number?: FilterValue; voyage_number?: FilterValue; title?: FilterValue; start_date?: FilterValue; created_at?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'number' | '-number' | 'title' | '-title' | 'start_date' | '-start_date' | 'operational_days' | '-operational_days' | 'vessel_plan_id' | '-vessel_plan_id' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/vessel_plans/${number}/preflight`]: {
    query: { step?: 'send_to_national' | 'send_to_executive' | 'set_final' | 'return' | 'reopen' };
    answer: Resource<z.infer<typeof plansWirePlan.preflightSchema>>;
  };
  [path: `/vessel_plans/${number}/snapshot`]: {
    answer: Resource<z.infer<typeof plansWireVersions.planSnapshotSchema>>;
  };
  [path: `/vessel_plans/${number}/versions/${number}/difference/${number}`]: {
    answer: ResourceList<z.infer<typeof plansWireVersions.planDifferenceSchema>>;
  };
  [path: `/vessel_plans/${number}/versions/${number}`]: {
    answer: Resource<z.infer<typeof plansWireVersions.planVersionSchema>>;
  };
  [path: `/vessel_plans/${number}/versions`]: {
    query: { filter?: { id?: FilterValue; vessel_plan_id?: FilterValue; number?: FilterValue; reason?: FilterValue; step?: FilterValue; review_level?: FilterValue; author_id?: FilterValue; created_at?: FilterValue }; sort?: 'id' | '-id' | 'vessel_plan_id' | '-vessel_plan_id' | 'number' | '-number' | 'reason' | '-reason' | 'step' | '-step' | 'review_level' | '-review_level' | 'author_id' | '-author_id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof plansWireVersions.planVersionSchema>>;
  };
  [path: `/vessel_plans/${number}`]: {
    query: { include?: readonly ('vessel' | 'fiscalYear' | 'missions' | 'missions.shipTimeRequest' | 'versions' | 'constraints')[]; append?: readonly ('totals' | 'conflicts' | 'blocking')[]; fields?: Readonly<Record<string, readonly string[]>>; lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_rates/${number}`]: {
    answer: Resource<z.infer<typeof vesselsVesselRatesWire.vesselRatesSchema>>;
  };
  [path: `/vessels/${number}/scheduling_constraints/${number}`]: {
    answer: Resource<z.infer<typeof vesselsVesselWire.constraintRowSchema>>;
  };
  [path: `/vessels/${number}/scheduling_constraints`]: {
    query: { filter?: { id?: FilterValue; fiscal_year_id?: FilterValue; name?: FilterValue; start_date?: FilterValue; end_date?: FilterValue; updated_at?: FilterValue }; sort?: 'id' | '-id' | 'name' | '-name' | 'start_date' | '-start_date' | 'end_date' | '-end_date' | 'duration_days' | '-duration_days' | 'updated_at' | '-updated_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof vesselsVesselWire.constraintRowSchema>>;
  };
  [path: `/vessels/${number}`]: {
    query: { include?: readonly ('vesselClass' | 'region' | 'homePort')[]; fields?: Readonly<Record<string, readonly string[]>>; lang?: 'en' | 'fr' };
    answer: Resource<z.infer<typeof vesselsVesselWire.vesselResourceSchema>>;
  };
  [path: `/voyage_agreements/${number}`]: {
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  [path: `/webhooks/${number}/deliveries/${number}`]: {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.webhookDeliverySchema>>;
  };
  [path: `/webhooks/${number}/deliveries`]: {
    query: { filter?: { id?: FilterValue; event_id?: FilterValue; type?: FilterValue; state?: FilterValue; created_at?: FilterValue; delivered_at?: FilterValue }; sort?: 'id' | '-id' | 'created_at' | '-created_at'; fields?: Readonly<Record<string, readonly string[]>>; page?: number; limit?: number; lang?: 'en' | 'fr' };
    answer: ResourceList<z.infer<typeof integrationsIntegrationWire.webhookDeliverySchema>>;
  };
  [path: `/webhooks/${number}`]: {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.webhookRowSchema>>;
  };
  };
  POST: {
  '/agencies': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; abbreviation_en?: string | null; abbreviation_fr?: string | null; ror?: string | null; crossref_funder?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[] };
    answer: Resource<z.infer<typeof referenceReferenceWire.agencySchema>>;
  };
  '/auth/federation/finish': {
    body: { state: string; code: string; iss?: string | null; binding: string };
    answer: z.infer<typeof accountsAccountWire.accessTokenSchema>;
  };
  '/auth/federation/logout': {
    body: { logout_token: string };
    answer: void;
  };
  '/auth/federation/start': {
    answer: Resource<z.infer<typeof accountsSignupWire.federationStartSchema>>;
  };
  '/auth/login': {
    body: z.input<typeof accountsSchema.loginSchema>;
    answer: z.infer<typeof accountsAccountWire.accessTokenSchema>;
  };
  '/auth/logout': {
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  '/auth/password/create': {
    body: { email?: string | null };
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  '/auth/password/reset': {
    body: z.input<typeof accountsSchema.passwordResetSchema>;
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  '/auth/proof': {
    body: { code?: string | null; passkey?: { id: string; rawId: string; type: 'public-key'; clientExtensionResults: Record<string, unknown>; authenticatorAttachment?: string | null; response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null } } | null; current_password?: string | null; challenge?: string | null };
    answer: Resource<z.infer<typeof accountsSecondFactorWire.freshProofSchema>>;
  };
  '/auth/proof/challenge': {
    answer: Resource<z.infer<typeof accountsSecondFactorWire.proofChallengeSchema>>;
  };
  '/auth/recovery_codes': {
    answer: Resource<z.infer<typeof accountsSecondFactorWire.recoveryCodesSchema>>;
  };
  '/auth/second_factor': {
    body: { code?: string | null; recovery_code?: string | null; passkey?: { id: string; rawId: string; type: 'public-key'; clientExtensionResults: Record<string, unknown>; authenticatorAttachment?: string | null; response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null } } | null; current_password?: string | null; challenge: string };
    answer: z.infer<typeof accountsAccountWire.accessTokenSchema>;
  };
  '/auth/second_factors': {
    body: { set_up: string; name: string; code?: string | null; passkey?: { id: string; rawId: string; type: 'public-key'; clientExtensionResults: Record<string, unknown>; authenticatorAttachment?: string | null; response: { clientDataJSON: string; attestationObject: string; transports?: string[] } } | null };
    answer: z.infer<typeof accountsSecondFactorWire.createdFactorSchema>;
  };
  '/auth/second_factors/set_up': {
    answer: Resource<z.infer<typeof accountsSecondFactorWire.factorSetupSchema>>;
  };
  '/auth/sessions/end': {
    body: { ending: string };
    answer: void;
  };
  '/auth/signup': {
    body: { first_name: string; last_name: string; email: string; password: string; password_confirmation: string; locale?: 'en' | 'fr'; invitation?: string | null };
    answer: z.infer<typeof accountsSignupWire.signupResultSchema>;
  };
  '/auth/signup/resend': {
    body: z.input<typeof accountsSchema.emailOnlySchema>;
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  '/availability_watches': {
    body: z.input<typeof plansAvailability.availabilityWatchBody>;
    answer: Resource<z.infer<typeof plansAvailability.availabilityWatchSchema>>;
  };
  '/backups': {
    answer: Resource<z.infer<typeof operationOperationWire.backupSchema>>;
  };
  '/berth_requests': {
    body: z.input<typeof plansGuestsBerthRequests.berthRequestBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  '/calendar_feeds': {
    body: { vessel_id?: number | null };
    answer: Resource<z.infer<typeof plansWireFleet.calendarFeedSchema>>;
  };
  '/capabilities': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; kind: 'fishing' | 'handling' | 'laboratory' | 'ship' | 'waters' };
    answer: Resource<z.infer<typeof referenceReferenceWire.capabilitySchema>>;
  };
  '/coastal_states': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; iso_code?: string | null; clearance_days?: number | null; clearance_authority_en?: string | null; clearance_authority_fr?: string | null; clearance_source_en?: string | null; clearance_source_fr?: string | null; clearance_note_en?: string | null; clearance_note_fr?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.coastalStateSchema>>;
  };
  '/faqs': {
    body: z.input<typeof referenceLists.faqInputSchema>;
    answer: Resource<z.infer<typeof referenceReferenceWire.faqRowSchema>>;
  };
  '/fiscal_years': {
    body: z.input<typeof referenceFiscalYearSchema.newFiscalYearSchema>;
    answer: Resource<z.infer<typeof referenceReferenceWire.yearRowSchema>>;
  };
  '/ledger/verify': {
    answer: Resource<z.infer<typeof ledgerLedgerWire.ledgerVerdictSchema>>;
  };
  '/letters_of_intent': {
    body: z.input<typeof applicationsLetters.letterBody>;
    answer: Resource<z.infer<typeof applicationsWireLetters.letterOfIntentSchema>>;
  };
  '/marine_protected_areas': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; kind?: string | null; latitude?: number | null; longitude?: number | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.marineProtectedAreaSchema>>;
  };
  '/missions/import': {
    body: z.input<typeof plansImportsMissionFile.missionImportSchema>;
    answer: z.infer<typeof plansWireImports.importResultSchema>;
  };
  '/notices/read': {
    body: { ids?: number[] | null };
    answer: Resource<{ read: number }>;
  };
  '/operating_hours': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; hours: number };
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  '/operating-hours': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; hours: number };
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  '/outages': {
    body: z.input<typeof proposalsOutages.outageBody>;
    answer: Resource<z.infer<typeof proposalsOutageWire.outageSchema>> | Resource<z.infer<typeof proposalsOutageWire.outageSchema>>;
  };
  '/overruled_distances': {
    body: z.input<typeof plansDistancesOverruledDistance.newOverruledDistanceSchema>;
    answer: Resource<z.infer<typeof plansWireConflicts.overruledDistanceSchema>>;
  };
  '/ports': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; country: string; province?: string | null; region_id?: number | null; latitude?: number | null; longitude?: number | null; season_start?: string | null; season_end?: string | null; time_zone?: string | null; max_draft?: number | null; un_locode?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[] };
    answer: Resource<z.infer<typeof referenceReferenceWire.portSchema>>;
  };
  '/privacy_requests': {
    body: z.input<typeof accountsPrivacyRequests.privacyRequestBody>;
    answer: Resource<z.infer<typeof accountsPrivacyRequests.privacyRequestSchema>>;
  };
  '/project_areas': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean; ocean?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectAreaSchema>>;
  };
  '/project_types': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  '/project-types': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  '/proponent_requests': {
    body: z.input<typeof accountsProponentRequests.proponentRequestBody>;
    answer: Resource<z.infer<typeof accountsProponentRequests.proponentRequestSchema>>;
  };
  '/proposals': {
    body: z.input<typeof proposalsProposalBodies.proposalBody>;
    answer: Resource<z.infer<typeof proposalsProposalWire.proposalSchema>>;
  };
  '/regions': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.regionSchema>>;
  };
  '/scenarios': {
    body: z.input<typeof scenariosScenarioBodies.scenarioBody>;
    answer: Resource<z.infer<typeof scenariosScenarioWire.scenarioResourceSchema>>;
  };
  '/service_accounts': {
    body: z.input<typeof integrationsSchema.newServiceAccountSchema>;
    answer: Resource<z.infer<typeof integrationsIntegrationWire.serviceAccountRowSchema>>;
  };
  '/ship_time_requests': {
    body: z.input<typeof applicationsApplicationBodies.newApplicationBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  '/ship_time_requests/import': {
    body: { file?: unknown; dry_run?: boolean | null };
    answer: { data: z.infer<typeof applicationsWireReadBack.workbookRowResultSchema>[]; meta: { dry_run: boolean; changed: number; applied: number; not_read: ({ kind: 'unknown_column' | 'read_only_column' | 'sheet'; name: string; rows: number[] })[]; unknown_rows: number[] } };
  };
  '/thematic_areas': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.thematicAreaSchema>>;
  };
  '/vessel_classes': {
    body: { name_en: string; name_fr: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.vesselClassSchema>>;
  };
  '/vessel_plans': {
    body: z.input<typeof plansSchema.newPlanSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  '/vessel_plans/missing': {
    body: { fiscal_year_id: number };
    answer: ResourceList<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  '/vessel_rates': {
    body: z.input<typeof vesselsVesselRates.newVesselRatesSchema>;
    answer: Resource<z.infer<typeof vesselsVesselRatesWire.vesselRatesSchema>>;
  };
  '/vessels': {
    body: z.input<typeof vesselsVessel.vesselInputSchema>;
    answer: Resource<z.infer<typeof vesselsVesselWire.vesselResourceSchema>>;
  };
  '/voyage_agreements': {
    body: z.input<typeof plansWireSharedVoyages.askToSailTogetherBody>;
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  '/webhooks': {
    body: z.input<typeof integrationsWebhookSchema.newWebhookSchema>;
    answer: Resource<{ id: number; url: string; description: string | null; events: ('application.submitted' | 'application.in_review' | 'application.clarification_asked' | 'application.answered' | 'application.corrected' | 'application.reassigned' | 'application.rejected' | 'application.accepted' | 'application.withdrawn' | 'application.reported' | 'application.changed' | 'plan.sent_to_national' | 'plan.sent_to_executive' | 'plan.returned' | 'plan.final' | 'plan.reopened' | 'plan.changed' | 'mission.changed' | 'constraint.changed' | 'berth_request.asked' | 'berth_request.accepted' | 'berth_request.declined' | 'berth_request.withdrawn' | 'berth_request.taken_back' | 'berth_request.lapsed' | 'berth_request.changed' | 'letter_of_intent.changed' | 'schedule.published' | 'schedule.freed' | 'schedule.changed' | 'fiscal_year.deadline_moved' | 'person.changed' | 'reference.changed' | 'planning.changed')[]; active: boolean; switched_off: 'failures' | 'gone' | null; failures: number; failing_since: string | null; last_success_at: string | null; waiting: number; lock_version: number; created_at: string; updated_at: string; secret: string }>;
  };
  [path: `/auth/email/${string}`]: {
    answer: z.infer<typeof accountsSignupWire.verifiedEmailSchema>;
  };
  [path: `/auth/one_mail_a_day/${string}`]: {
    body: { 'List-Unsubscribe': 'One-Click' };
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  [path: `/auth/signup/activate/${string}`]: {
    body: { password?: string } | null;
    answer: z.infer<typeof accountsSignupWire.verifiedEmailSchema>;
  };
  [path: `/auth/signup/claim/${string}`]: {
    body: z.input<typeof accountsSchema.claimAccountSchema>;
    answer: z.infer<typeof accountsSignupWire.verifiedEmailSchema>;
  };
  [path: `/auth/signup/refuse/${string}`]: {
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  [path: `/availability_watches/stop/${string}`]: {
    body: { 'List-Unsubscribe': 'One-Click' };
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  [path: `/berth_requests/${number}/accept`]: {
    body: z.input<typeof plansGuestsBerthRequests.acceptBerthsBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/berth_requests/${number}/agree`]: {
    body: z.input<typeof plansGuestsBerthRequests.guestOpinionBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/berth_requests/${number}/answer`]: {
    body: z.input<typeof plansGuestsBerthRequests.berthMessageBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/berth_requests/${number}/ask`]: {
    body: z.input<typeof plansGuestsBerthRequests.berthMessageBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/berth_requests/${number}/decline`]: {
    body: z.input<typeof plansGuestsBerthRequests.berthReasonBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/berth_requests/${number}/disagree`]: {
    body: z.input<typeof plansGuestsBerthRequests.guestOpinionBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/berth_requests/${number}/take_back`]: {
    body: z.input<typeof plansGuestsBerthRequests.berthReasonBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/berth_requests/${number}/withdraw`]: {
    body: z.input<typeof plansGuestsBerthRequests.withdrawBerthsBody>;
    answer: Resource<z.infer<typeof plansWireGuests.berthRequestSchema>>;
  };
  [path: `/fleet_plans/${number}/versions`]: {
    body: z.input<typeof plansSchema.reasonSchema>;
    answer: Resource<z.infer<typeof plansWireFleet.fleetVersionSchema>>;
  };
  [path: `/invitations/${string}/accept`]: {
    answer: Resource<z.infer<typeof accountsSignupWire.acceptedInvitationSchema>>;
  };
  [path: `/letters_of_intent/${number}/apply`]: {
    body: z.input<typeof applicationsLetters.applyWithLetterBody>;
    answer: Resource<z.infer<typeof applicationsWireLetters.letterOfIntentSchema>>;
  };
  [path: `/letters_of_intent/${number}/withdraw`]: {
    answer: Resource<z.infer<typeof applicationsWireLetters.letterOfIntentSchema>>;
  };
  [path: `/missions/${number}/activity/${number}/revert`]: {
    answer: Resource<z.infer<typeof plansWireActivity.activityEntrySchema>>;
  };
  [path: `/missions/${number}/join`]: {
    body: { with: number; with_lock_version?: number };
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/missions/${number}/kept_conflicts`]: {
    body: z.input<typeof plansSchema.keepConflictSchema>;
    answer: { data: z.infer<typeof plansWireConflicts.keptConflictSchema>; meta: { missions: z.infer<typeof plansWireMission.missionSchema>[] } };
  };
  [path: `/missions/${number}/move`]: {
    body: z.input<typeof plansSchema.missionMoveSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/missions/${number}/split`]: {
    body: z.input<typeof plansSchema.missionSplitSchema>;
    answer: { data: z.infer<typeof plansWireMission.missionSchema>; meta: { first: z.infer<typeof plansWireMission.missionSchema> } };
  };
  [path: `/missions/${number}/take_back`]: {
    body: z.input<typeof plansSchema.missionUndoSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/missions/import/${number}/undo`]: {
    answer: void;
  };
  [path: `/outages/${number}/notices`]: {
    body: { notices: { ship_time_request_id: number; texts: { en?: string; fr?: string } }[] };
    answer: Resource<z.infer<typeof proposalsOutageWire.noticeDraftsSchema>>;
  };
  [path: `/outages/${number}/options`]: {
    body: { least_part_days?: number | null; longest_break_days?: number; shorten_share?: number; other_regions?: boolean };
    answer: Resource<z.infer<typeof proposalsOutageWire.outageSchema>>;
  };
  [path: `/outbox/${number}/resend`]: {
    answer: Resource<z.infer<typeof accountsAdministrationWire.outboxMailSchema>>;
  };
  [path: `/privacy_requests/${number}/grant`]: {
    answer: Resource<z.infer<typeof accountsPrivacyRequests.privacyRequestSchema>>;
  };
  [path: `/privacy_requests/${number}/refuse`]: {
    body: z.input<typeof accountsPrivacyRequests.privacyRefusalBody>;
    answer: Resource<z.infer<typeof accountsPrivacyRequests.privacyRequestSchema>>;
  };
  [path: `/proponent_requests/${number}/grant`]: {
    answer: Resource<z.infer<typeof accountsProponentRequests.proponentRequestSchema>>;
  };
  [path: `/proponent_requests/${number}/refuse`]: {
    body: z.input<typeof accountsProponentRequests.refuseProponentRequestBody>;
    answer: Resource<z.infer<typeof accountsProponentRequests.proponentRequestSchema>>;
  };
  [path: `/proposals/${number}/apply`]: {
    body: z.input<typeof proposalsProposalBodies.applyProposalBody>;
    answer: Resource<z.infer<typeof proposalsProposalWire.proposalSchema>>;
  };
  [path: `/proposals/${number}/take_back`]: {
    body: z.input<typeof proposalsProposalBodies.revertProposalBody>;
    answer: Resource<z.infer<typeof proposalsProposalWire.proposalSchema>>;
  };
  [path: `/scenarios/${number}/adopt`]: {
    body: z.input<typeof scenariosScenarioBodies.adoptScenarioBody>;
    answer: Resource<z.infer<typeof scenariosScenarioWire.scenarioResourceSchema>>;
  };
  [path: `/scenarios/${number}/missions`]: {
    body: { title: string; requested_berths?: number | null; approved_berths?: number | null; mobilization_days?: number; operational_days: number; demobilization_days?: number; mobilization_port_id?: number | null; demobilization_port_id?: number | null; port_calls?: number; port_call_stops?: ({ port_id: number; day: number; days?: number | null })[]; start_date?: string | null; start_fraction?: number; notes?: string | null; vessel_id: number };
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/service_accounts/${number}/tokens`]: {
    body: z.input<typeof integrationsSchema.newServiceTokenSchema>;
    answer: Resource<{ id: number; name: string; beginning: string; created_at: string; expires_at: string; last_used_at: string | null; last_used_address: string | null; revoked_at: string | null; active: boolean; token: string }>;
  };
  [path: `/ship_time_requests/${number}/accept`]: {
    body: z.input<typeof applicationsApplicationBodies.acceptApplicationBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/ship_time_requests/${number}/areas_of_consideration`]: {
    body: z.input<typeof applicationsAreasOfConsideration.areaOfConsiderationSchema>;
    answer: Resource<z.infer<typeof applicationsWireParts.areaOfConsiderationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/attachments`]: {
    body: { file?: unknown; description?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.attachmentRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/clarify`]: {
    body: z.input<typeof applicationsApplicationBodies.askForClarificationBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/ship_time_requests/${number}/co_proponents`]: {
    body: z.input<typeof applicationsApplicationBodies.coProponentBody>;
    answer: Resource<z.infer<typeof accountsAccountWire.personSchema>>;
  };
  [path: `/ship_time_requests/${number}/collaborators`]: {
    body: z.input<typeof applicationsCollaborators.collaboratorSchema>;
    answer: Resource<z.infer<typeof applicationsWireParts.collaboratorRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/copy`]: {
    body: z.input<typeof applicationsApplicationBodies.copyApplicationBody>;
    answer: { data: z.infer<typeof applicationsWireApplication.applicationSchema>; meta: { not_copied: string[] } };
  };
  [path: `/ship_time_requests/${number}/correct`]: {
    body: z.input<typeof applicationsApplicationBodies.decideCorrectionsBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/ship_time_requests/${number}/funding_sources`]: {
    body: { organization: string; amount?: number | null; status?: 'confirmed' | 'pending' | null; grant_number?: string | null; ror?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.fundingSourceRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/invitations`]: {
    body: z.input<typeof applicationsApplicationBodies.coProponentBody>;
    answer: Resource<z.infer<typeof applicationsWireHistory.invitationSchema>>;
  };
  [path: `/ship_time_requests/${number}/presence`]: {
    body: { section?: 'general_information' | 'project_description' | 'requirements' | 'scheduling' | 'area_of_operations' | 'collaborations' | 'funding' | null };
    answer: Resource<z.infer<typeof applicationsWireHistory.presenceSchema>>;
  };
  [path: `/ship_time_requests/${number}/rank`]: {
    body: z.input<typeof reviewStandings.rankApplicationBody>;
    answer: Resource<z.infer<typeof reviewStandingsWire.applicationStandingSchema>>;
  };
  [path: `/ship_time_requests/${number}/reassign`]: {
    body: z.input<typeof applicationsApplicationBodies.reassignApplicationBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>> | Resource<{ offer: z.infer<typeof applicationsWireOffers.transferOfferSchema> }>;
  };
  [path: `/ship_time_requests/${number}/reject`]: {
    body: z.input<typeof applicationsApplicationBodies.reasonBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}/replies`]: {
    body: z.input<typeof applicationsRemarks.remarkReplyBody>;
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkSchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks`]: {
    body: z.input<typeof applicationsRemarks.remarkBody>;
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkSchema>>;
  };
  [path: `/ship_time_requests/${number}/respond`]: {
    body: z.input<typeof applicationsApplicationBodies.answerClarificationBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/ship_time_requests/${number}/stations/import`]: {
    body: { file?: unknown; mode?: 'append' | 'replace' | null; dry_run?: boolean | null; columns?: string | null; rows?: ({ row: number; values: { name?: string | null; type?: string | null; latitude?: string | null; longitude?: string | null; operation?: string | null; hours?: string | null; gear?: string | null; repeats?: string | null } })[] | null; visits?: 'together' | 'apart' | null };
    answer: { data: ({ id?: number; ship_time_request_id?: number; position: number; name: string; type?: string | null; latitude: number; longitude: number; operations?: ({ id: string; kind: string | null; hours: number | null; gear: string | null; repeats: number })[]; lock_version?: number; created_at?: string; updated_at?: string })[]; meta: z.infer<typeof applicationsWireHistory.stationsImportSchema> };
  };
  [path: `/ship_time_requests/${number}/stations`]: {
    body: z.input<typeof applicationsStations.stationInputSchema>;
    answer: Resource<z.infer<typeof applicationsWireParts.stationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/submit`]: {
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/ship_time_requests/${number}/validate`]: {
    answer: Resource<z.infer<typeof applicationsWireHistory.applicationValidationSchema>>;
  };
  [path: `/ship_time_requests/${number}/voyage_report/close`]: {
    answer: Resource<z.infer<typeof plansWireVoyageReport.voyageReportSchema>>;
  };
  [path: `/ship_time_requests/${number}/voyage_report/reopen`]: {
    answer: Resource<z.infer<typeof plansWireVoyageReport.voyageReportSchema>>;
  };
  [path: `/ship_time_requests/${number}/voyage_report/submit`]: {
    answer: Resource<z.infer<typeof plansWireVoyageReport.voyageReportSchema>>;
  };
  [path: `/ship_time_requests/${number}/withdraw`]: {
    body: z.input<typeof applicationsApplicationBodies.reasonBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/ship_time_requests/${number}/withdrawal_request`]: {
    body: z.input<typeof applicationsApplicationBodies.requestWithdrawalBody>;
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/transfer_offers/${number}/accept`]: {
    answer: Resource<z.infer<typeof applicationsWireOffers.transferOfferSchema>>;
  };
  [path: `/transfer_offers/${number}/decline`]: {
    body: z.input<typeof applicationsApplicationBodies.reasonBody>;
    answer: Resource<z.infer<typeof applicationsWireOffers.transferOfferSchema>>;
  };
  [path: `/transfer_offers/${number}/take_back`]: {
    answer: Resource<z.infer<typeof applicationsWireOffers.transferOfferSchema>>;
  };
  [path: `/users/${number}/activation`]: {
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  [path: `/vessel_plans/${number}/activity/${number}/revert`]: {
    answer: Resource<z.infer<typeof plansWireActivity.activityEntrySchema>>;
  };
  [path: `/vessel_plans/${number}/amendment_request`]: {
    body: z.input<typeof plansSchema.amendmentRequestSchema>;
    answer: void;
  };
  [path: `/vessel_plans/${number}/kept_conflicts`]: {
    body: z.input<typeof plansSchema.keepConflictsSchema>;
    answer: Resource<z.infer<typeof plansWireConflicts.keptConflictSchema>[]>;
  };
  [path: `/vessel_plans/${number}/missions/batch`]: {
    body: { changes: ({ title?: string; requested_berths?: number | null; approved_berths?: number | null; mobilization_days?: number; operational_days?: number; demobilization_days?: number; mobilization_port_id?: number | null; demobilization_port_id?: number | null; port_calls?: number; port_call_stops?: ({ port_id: number; day: number; days?: number | null })[]; start_date?: string | null; start_fraction?: number; notes?: string | null; id: number; lock_version?: number })[] };
    answer: ResourceList<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/vessel_plans/${number}/missions/renumber`]: {
    answer: ResourceList<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/vessel_plans/${number}/missions`]: {
    body: z.input<typeof plansSchema.newOrphanMissionSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/vessel_plans/${number}/reopen`]: {
    body: z.input<typeof plansSchema.amendmentSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_plans/${number}/return`]: {
    body: z.input<typeof plansSchema.reasonSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_plans/${number}/send_to_executive`]: {
    body: z.input<typeof plansSchema.stepNoteSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_plans/${number}/send_to_national`]: {
    body: z.input<typeof plansSchema.stepNoteSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_plans/${number}/set_final`]: {
    body: z.input<typeof plansSchema.stepNoteSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_plans/${number}/versions/${number}/restore`]: {
    answer: Resource<z.infer<typeof plansWireVersions.versionRestoreResultSchema>>;
  };
  [path: `/vessel_plans/${number}/versions`]: {
    body: z.input<typeof plansSchema.reasonSchema>;
    answer: Resource<z.infer<typeof plansWireVersions.planVersionSchema>>;
  };
  [path: `/vessels/${number}/scheduling_constraints`]: {
    body: z.input<typeof vesselsConstraints.newConstraintSchema>;
    answer: Resource<z.infer<typeof vesselsVesselWire.constraintRowSchema>>;
  };
  [path: `/voyage_agreements/${number}/agree`]: {
    body: z.input<typeof plansWireSharedVoyages.agreeToSailTogetherBody>;
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  [path: `/voyage_agreements/${number}/decline`]: {
    body: z.input<typeof plansWireSharedVoyages.declineToSailTogetherBody>;
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  [path: `/voyage_agreements/${number}/join`]: {
    body: z.input<typeof plansWireSharedVoyages.joinVoyagesBody>;
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  [path: `/voyage_agreements/${number}/part`]: {
    body: z.input<typeof applicationsApplicationBodies.reasonBody>;
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  [path: `/voyage_agreements/${number}/take_back`]: {
    body: z.input<typeof applicationsApplicationBodies.reasonBody>;
    answer: Resource<z.infer<typeof plansWireSharedVoyages.voyageAgreementSchema>>;
  };
  [path: `/webhooks/${number}/deliveries/${number}/resend`]: {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.webhookDeliverySchema>>;
  };
  [path: `/webhooks/${number}/secret`]: {
    answer: Resource<{ id: number; url: string; description: string | null; events: ('application.submitted' | 'application.in_review' | 'application.clarification_asked' | 'application.answered' | 'application.corrected' | 'application.reassigned' | 'application.rejected' | 'application.accepted' | 'application.withdrawn' | 'application.reported' | 'application.changed' | 'plan.sent_to_national' | 'plan.sent_to_executive' | 'plan.returned' | 'plan.final' | 'plan.reopened' | 'plan.changed' | 'mission.changed' | 'constraint.changed' | 'berth_request.asked' | 'berth_request.accepted' | 'berth_request.declined' | 'berth_request.withdrawn' | 'berth_request.taken_back' | 'berth_request.lapsed' | 'berth_request.changed' | 'letter_of_intent.changed' | 'schedule.published' | 'schedule.freed' | 'schedule.changed' | 'fiscal_year.deadline_moved' | 'person.changed' | 'reference.changed' | 'planning.changed')[]; active: boolean; switched_off: 'failures' | 'gone' | null; failures: number; failing_since: string | null; last_success_at: string | null; waiting: number; lock_version: number; created_at: string; updated_at: string; secret: string }>;
  };
  [path: `/webhooks/${number}/test`]: {
    answer: Resource<z.infer<typeof integrationsIntegrationWire.webhookDeliverySchema>>;
  };
  };
  PUT: {
  '/settings': {
    body: z.input<typeof referenceSettings.settingsChangeSchema>;
    answer: Resource<z.infer<typeof referenceSettings.settingsSchema>>;
  };
  [path: `/agencies/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; abbreviation_en?: string | null; abbreviation_fr?: string | null; ror?: string | null; crossref_funder?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[] };
    answer: Resource<z.infer<typeof referenceReferenceWire.agencySchema>>;
  };
  [path: `/auth/second_factors/${number}`]: {
    body: { name: string };
    answer: Resource<z.infer<typeof accountsSecondFactorWire.factorSchema>>;
  };
  [path: `/capabilities/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; kind?: 'fishing' | 'handling' | 'laboratory' | 'ship' | 'waters' };
    answer: Resource<z.infer<typeof referenceReferenceWire.capabilitySchema>>;
  };
  [path: `/coastal_states/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; iso_code?: string | null; clearance_days?: number | null; clearance_authority_en?: string | null; clearance_authority_fr?: string | null; clearance_source_en?: string | null; clearance_source_fr?: string | null; clearance_note_en?: string | null; clearance_note_fr?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.coastalStateSchema>>;
  };
  [path: `/faqs/${number}`]: {
    body: { question_en?: string; question_fr?: string; answer_en?: string; answer_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.faqRowSchema>>;
  };
  [path: `/fiscal_years/${number}/weights`]: {
    body: z.input<typeof proposalsProposalWeights.weightsPatchSchema>;
    answer: Resource<z.infer<typeof proposalsWeightsWire.proposalWeightsSchema>>;
  };
  [path: `/fiscal_years/${number}`]: {
    body: { deadline_at?: string; active?: boolean; reason?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.yearRowSchema>>;
  };
  [path: `/letters_of_intent/${number}`]: {
    body: z.input<typeof applicationsLetters.letterChangeBody>;
    answer: Resource<z.infer<typeof applicationsWireLetters.letterOfIntentSchema>>;
  };
  [path: `/marine_protected_areas/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; kind?: string | null; latitude?: number | null; longitude?: number | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.marineProtectedAreaSchema>>;
  };
  [path: `/missions/${number}`]: {
    body: z.input<typeof plansSchema.missionChangeSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/notices/${number}`]: {
    body: { read?: boolean };
    answer: Resource<z.infer<typeof applicationsWireHistory.noticeSchema>>;
  };
  [path: `/operating_hours/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; hours?: number };
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  [path: `/operating-hours/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; hours?: number };
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  [path: `/overruled_distances/${number}`]: {
    body: z.input<typeof plansDistancesOverruledDistance.overruledDistanceChangeSchema>;
    answer: Resource<z.infer<typeof plansWireConflicts.overruledDistanceSchema>>;
  };
  [path: `/ports/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; country?: string; province?: string | null; region_id?: number | null; latitude?: number | null; longitude?: number | null; season_start?: string | null; season_end?: string | null; time_zone?: string | null; max_draft?: number | null; un_locode?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[] };
    answer: Resource<z.infer<typeof referenceReferenceWire.portSchema>>;
  };
  [path: `/project_areas/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; ocean?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectAreaSchema>>;
  };
  [path: `/project_types/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  [path: `/project-types/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  [path: `/regions/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.regionSchema>>;
  };
  [path: `/scenarios/${number}/missions/${number}`]: {
    body: z.input<typeof plansSchema.missionChangeSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/scenarios/${number}`]: {
    body: z.input<typeof scenariosScenarioBodies.renameScenarioBody>;
    answer: Resource<z.infer<typeof scenariosScenarioWire.scenarioResourceSchema>>;
  };
  [path: `/service_accounts/${number}`]: {
    body: z.input<typeof integrationsSchema.serviceAccountChangeSchema>;
    answer: Resource<z.infer<typeof integrationsIntegrationWire.serviceAccountRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/areas_of_consideration/${number}`]: {
    body: { name?: string; info_url?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.areaOfConsiderationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/areas_of_consideration`]: {
    body: unknown;
    answer: ResourceList<z.infer<typeof applicationsWireParts.areaOfConsiderationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/attachments/${number}`]: {
    body: z.input<typeof applicationsAttachments.attachmentInputSchema>;
    answer: Resource<z.infer<typeof applicationsWireParts.attachmentRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/collaborators/${number}`]: {
    body: { organization?: string; primary_contact?: string | null; contribution?: string | null; ror?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.collaboratorRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/collaborators`]: {
    body: unknown;
    answer: ResourceList<z.infer<typeof applicationsWireParts.collaboratorRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/funding_sources/${number}`]: {
    body: { organization?: string; amount?: number | null; status?: 'confirmed' | 'pending' | null; grant_number?: string | null; ror?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.fundingSourceRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/funding_sources`]: {
    body: unknown;
    answer: ResourceList<z.infer<typeof applicationsWireParts.fundingSourceRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}/replies/${number}`]: {
    body: z.input<typeof applicationsRemarks.remarkReplyChangeSchema>;
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkReplySchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}`]: {
    body: z.input<typeof applicationsRemarks.remarkChangeSchema>;
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkSchema>>;
  };
  [path: `/ship_time_requests/${number}/standing`]: {
    body: z.input<typeof reviewStandings.standingBody>;
    answer: Resource<z.infer<typeof reviewStandingsWire.applicationStandingSchema>>;
  };
  [path: `/ship_time_requests/${number}/stations/${number}`]: {
    body: { name?: string; type?: string | null; latitude?: number; longitude?: number; position?: number; operations?: z.input<typeof applicationsOperations.stationOperationSchema>[] };
    answer: Resource<z.infer<typeof applicationsWireParts.stationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/stations`]: {
    body: unknown;
    answer: ResourceList<z.infer<typeof applicationsWireParts.stationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/voyage_report`]: {
    body: z.input<typeof plansVoyageReport.voyageReportBody>;
    answer: Resource<z.infer<typeof plansWireVoyageReport.voyageReportSchema>>;
  };
  [path: `/ship_time_requests/${number}`]: {
    body: { project_title?: string | null; fiscal_year_id?: number; agency_id?: number | null; responsible_manager_name?: string | null; responsible_manager_email?: string | null; is_responsible_manager?: boolean | null; multi_year?: boolean | null; future_fiscal_year_ids?: number[] | null; past_fiscal_year_ids?: number[] | null; expected_change_in_area?: boolean | null; expected_change_in_days_or_window?: boolean | null; expected_change_in_ship_preference?: boolean | null; future_missions_note?: string | null; executive_summary?: string | null; impact_statement?: string | null; mission_objectives?: string | null; project_type_id?: number | null; project_type_note?: string | null; thematic_area_id?: number | null; vessel_preference_1_id?: number | null; vessel_preference_2_id?: number | null; vessel_preference_justification?: string | null; min_science_berths?: number | null; ideal_science_berths?: number | null; helicopter_required?: boolean | null; needed_capability_ids?: number[] | null; needed_water_ids?: number[] | null; min_wire_length?: number | null; min_a_frame_load?: number | null; min_container_places?: number | null; equipment_requirements?: string | null; operational_days?: number | null; operating_hours_id?: number | null; operational_window_start?: string | null; operational_window_end?: string | null; preferred_start_window_start?: string | null; preferred_start_window_end?: string | null; mobilization_days?: number | null; demobilization_days?: number | null; mobilization_port_id?: number | null; demobilization_port_id?: number | null; scheduling_constraints?: string | null; project_area_ids?: number[] | null; in_foreign_waters?: boolean | null; coastal_state_ids?: number[] | null; indigenous_territories?: string | null; in_marine_protected_areas?: boolean | null; marine_protected_area_ids?: number[] | null; other_special_considerations?: string | null; no_collaborations?: boolean | null; funding_unknown?: boolean | null; sections?: { general_information?: { lock_version?: number | null } | null; project_description?: { lock_version?: number | null } | null; requirements?: { lock_version?: number | null } | null; scheduling?: { lock_version?: number | null } | null; area_of_operations?: { lock_version?: number | null } | null; collaborations?: { lock_version?: number | null } | null; funding?: { lock_version?: number | null } | null } | null };
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/thematic_areas/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.thematicAreaSchema>>;
  };
  [path: `/users/${number}/email`]: {
    body: z.input<typeof accountsSchema.emailChangeSchema>;
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  [path: `/users/${number}/password`]: {
    body: z.input<typeof accountsSchema.passwordChangeSchema>;
    answer: z.infer<typeof sharedWire.messageResponseSchema>;
  };
  [path: `/users/${number}`]: {
    body: z.input<typeof accountsSchema.userManagementSchema>;
    answer: Resource<z.infer<typeof accountsAccountWire.accountSchema>>;
  };
  [path: `/vessel_classes/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.vesselClassSchema>>;
  };
  [path: `/vessel_plans/${number}/missions/${number}`]: {
    body: z.input<typeof plansSchema.missionChangeSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/vessel_plans/${number}`]: {
    body: z.input<typeof plansSchema.planChangeSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_rates/${number}`]: {
    body: z.input<typeof vesselsVesselRates.vesselRatesChangeSchema>;
    answer: Resource<z.infer<typeof vesselsVesselRatesWire.vesselRatesSchema>>;
  };
  [path: `/vessels/${number}/scheduling_constraints/${number}`]: {
    body: z.input<typeof vesselsConstraints.constraintChangeSchema>;
    answer: Resource<z.infer<typeof vesselsVesselWire.constraintRowSchema>>;
  };
  [path: `/vessels/${number}`]: {
    body: { name_en?: string; name_fr?: string; vessel_class_id?: number; region_id?: number | null; home_port_id?: number | null; science_berths?: number | null; length?: number | null; breadth?: number | null; draft?: number | null; cruising_speed?: number | null; range?: number | null; endurance?: number | null; turn_round?: number | null; wire_length?: number | null; a_frame_load?: number | null; container_places?: number | null; imo?: string | null; mmsi?: string | null; call_sign?: string | null; ices_code?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[]; helicopter_support?: boolean | null; capabilities?: z.input<typeof vesselsCapabilities.vesselCapabilitySchema>[]; active?: boolean; position?: number };
    answer: Resource<z.infer<typeof vesselsVesselWire.vesselResourceSchema>>;
  };
  [path: `/webhooks/${number}`]: {
    body: z.input<typeof integrationsWebhookSchema.webhookChangeSchema>;
    answer: Resource<z.infer<typeof integrationsIntegrationWire.webhookRowSchema>>;
  };
  };
  PATCH: {
  '/settings': {
    body: z.input<typeof referenceSettings.settingsChangeSchema>;
    answer: Resource<z.infer<typeof referenceSettings.settingsSchema>>;
  };
  [path: `/agencies/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; abbreviation_en?: string | null; abbreviation_fr?: string | null; ror?: string | null; crossref_funder?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[] };
    answer: Resource<z.infer<typeof referenceReferenceWire.agencySchema>>;
  };
  [path: `/auth/second_factors/${number}`]: {
    body: { name: string };
    answer: Resource<z.infer<typeof accountsSecondFactorWire.factorSchema>>;
  };
  [path: `/capabilities/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; kind?: 'fishing' | 'handling' | 'laboratory' | 'ship' | 'waters' };
    answer: Resource<z.infer<typeof referenceReferenceWire.capabilitySchema>>;
  };
  [path: `/coastal_states/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; iso_code?: string | null; clearance_days?: number | null; clearance_authority_en?: string | null; clearance_authority_fr?: string | null; clearance_source_en?: string | null; clearance_source_fr?: string | null; clearance_note_en?: string | null; clearance_note_fr?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.coastalStateSchema>>;
  };
  [path: `/faqs/${number}`]: {
    body: { question_en?: string; question_fr?: string; answer_en?: string; answer_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.faqRowSchema>>;
  };
  [path: `/fiscal_years/${number}/weights`]: {
    body: z.input<typeof proposalsProposalWeights.weightsPatchSchema>;
    answer: Resource<z.infer<typeof proposalsWeightsWire.proposalWeightsSchema>>;
  };
  [path: `/fiscal_years/${number}`]: {
    body: { deadline_at?: string; active?: boolean; reason?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.yearRowSchema>>;
  };
  [path: `/letters_of_intent/${number}`]: {
    body: z.input<typeof applicationsLetters.letterChangeBody>;
    answer: Resource<z.infer<typeof applicationsWireLetters.letterOfIntentSchema>>;
  };
  [path: `/marine_protected_areas/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; kind?: string | null; latitude?: number | null; longitude?: number | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.marineProtectedAreaSchema>>;
  };
  [path: `/missions/${number}`]: {
    body: z.input<typeof plansSchema.missionChangeSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/notices/${number}`]: {
    body: { read?: boolean };
    answer: Resource<z.infer<typeof applicationsWireHistory.noticeSchema>>;
  };
  [path: `/operating_hours/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; hours?: number };
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  [path: `/operating-hours/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; hours?: number };
    answer: Resource<z.infer<typeof referenceReferenceWire.operatingHoursSchema>>;
  };
  [path: `/overruled_distances/${number}`]: {
    body: z.input<typeof plansDistancesOverruledDistance.overruledDistanceChangeSchema>;
    answer: Resource<z.infer<typeof plansWireConflicts.overruledDistanceSchema>>;
  };
  [path: `/ports/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; country?: string; province?: string | null; region_id?: number | null; latitude?: number | null; longitude?: number | null; season_start?: string | null; season_end?: string | null; time_zone?: string | null; max_draft?: number | null; un_locode?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[] };
    answer: Resource<z.infer<typeof referenceReferenceWire.portSchema>>;
  };
  [path: `/project_areas/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean; ocean?: string | null };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectAreaSchema>>;
  };
  [path: `/project_types/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  [path: `/project-types/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.projectTypeSchema>>;
  };
  [path: `/regions/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.regionSchema>>;
  };
  [path: `/scenarios/${number}/missions/${number}`]: {
    body: z.input<typeof plansSchema.missionChangeSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/scenarios/${number}`]: {
    body: z.input<typeof scenariosScenarioBodies.renameScenarioBody>;
    answer: Resource<z.infer<typeof scenariosScenarioWire.scenarioResourceSchema>>;
  };
  [path: `/service_accounts/${number}`]: {
    body: z.input<typeof integrationsSchema.serviceAccountChangeSchema>;
    answer: Resource<z.infer<typeof integrationsIntegrationWire.serviceAccountRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/areas_of_consideration/${number}`]: {
    body: { name?: string; info_url?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.areaOfConsiderationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/attachments/${number}`]: {
    body: z.input<typeof applicationsAttachments.attachmentInputSchema>;
    answer: Resource<z.infer<typeof applicationsWireParts.attachmentRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/collaborators/${number}`]: {
    body: { organization?: string; primary_contact?: string | null; contribution?: string | null; ror?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.collaboratorRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/funding_sources/${number}`]: {
    body: { organization?: string; amount?: number | null; status?: 'confirmed' | 'pending' | null; grant_number?: string | null; ror?: string | null };
    answer: Resource<z.infer<typeof applicationsWireParts.fundingSourceRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}/replies/${number}`]: {
    body: z.input<typeof applicationsRemarks.remarkReplyChangeSchema>;
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkReplySchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}`]: {
    body: z.input<typeof applicationsRemarks.remarkChangeSchema>;
    answer: Resource<z.infer<typeof applicationsWireRemarks.remarkSchema>>;
  };
  [path: `/ship_time_requests/${number}/standing`]: {
    body: z.input<typeof reviewStandings.standingBody>;
    answer: Resource<z.infer<typeof reviewStandingsWire.applicationStandingSchema>>;
  };
  [path: `/ship_time_requests/${number}/stations/${number}`]: {
    body: { name?: string; type?: string | null; latitude?: number; longitude?: number; position?: number; operations?: z.input<typeof applicationsOperations.stationOperationSchema>[] };
    answer: Resource<z.infer<typeof applicationsWireParts.stationRowSchema>>;
  };
  [path: `/ship_time_requests/${number}/voyage_report`]: {
    body: z.input<typeof plansVoyageReport.voyageReportBody>;
    answer: Resource<z.infer<typeof plansWireVoyageReport.voyageReportSchema>>;
  };
  [path: `/ship_time_requests/${number}`]: {
    body: { project_title?: string | null; fiscal_year_id?: number; agency_id?: number | null; responsible_manager_name?: string | null; responsible_manager_email?: string | null; is_responsible_manager?: boolean | null; multi_year?: boolean | null; future_fiscal_year_ids?: number[] | null; past_fiscal_year_ids?: number[] | null; expected_change_in_area?: boolean | null; expected_change_in_days_or_window?: boolean | null; expected_change_in_ship_preference?: boolean | null; future_missions_note?: string | null; executive_summary?: string | null; impact_statement?: string | null; mission_objectives?: string | null; project_type_id?: number | null; project_type_note?: string | null; thematic_area_id?: number | null; vessel_preference_1_id?: number | null; vessel_preference_2_id?: number | null; vessel_preference_justification?: string | null; min_science_berths?: number | null; ideal_science_berths?: number | null; helicopter_required?: boolean | null; needed_capability_ids?: number[] | null; needed_water_ids?: number[] | null; min_wire_length?: number | null; min_a_frame_load?: number | null; min_container_places?: number | null; equipment_requirements?: string | null; operational_days?: number | null; operating_hours_id?: number | null; operational_window_start?: string | null; operational_window_end?: string | null; preferred_start_window_start?: string | null; preferred_start_window_end?: string | null; mobilization_days?: number | null; demobilization_days?: number | null; mobilization_port_id?: number | null; demobilization_port_id?: number | null; scheduling_constraints?: string | null; project_area_ids?: number[] | null; in_foreign_waters?: boolean | null; coastal_state_ids?: number[] | null; indigenous_territories?: string | null; in_marine_protected_areas?: boolean | null; marine_protected_area_ids?: number[] | null; other_special_considerations?: string | null; no_collaborations?: boolean | null; funding_unknown?: boolean | null; sections?: { general_information?: { lock_version?: number | null } | null; project_description?: { lock_version?: number | null } | null; requirements?: { lock_version?: number | null } | null; scheduling?: { lock_version?: number | null } | null; area_of_operations?: { lock_version?: number | null } | null; collaborations?: { lock_version?: number | null } | null; funding?: { lock_version?: number | null } | null } | null };
    answer: Resource<z.infer<typeof applicationsWireApplication.applicationSchema>>;
  };
  [path: `/thematic_areas/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.thematicAreaSchema>>;
  };
  [path: `/users/${number}`]: {
    body: z.input<typeof accountsSchema.userManagementSchema>;
    answer: Resource<z.infer<typeof accountsAccountWire.accountSchema>>;
  };
  [path: `/vessel_classes/${number}`]: {
    body: { name_en?: string; name_fr?: string; position?: number; active?: boolean };
    answer: Resource<z.infer<typeof referenceReferenceWire.vesselClassSchema>>;
  };
  [path: `/vessel_plans/${number}/missions/${number}`]: {
    body: z.input<typeof plansSchema.missionChangeSchema>;
    answer: Resource<z.infer<typeof plansWireMission.missionSchema>>;
  };
  [path: `/vessel_plans/${number}`]: {
    body: z.input<typeof plansSchema.planChangeSchema>;
    answer: Resource<z.infer<typeof plansWirePlan.planResourceSchema>>;
  };
  [path: `/vessel_rates/${number}`]: {
    body: z.input<typeof vesselsVesselRates.vesselRatesChangeSchema>;
    answer: Resource<z.infer<typeof vesselsVesselRatesWire.vesselRatesSchema>>;
  };
  [path: `/vessels/${number}/scheduling_constraints/${number}`]: {
    body: z.input<typeof vesselsConstraints.constraintChangeSchema>;
    answer: Resource<z.infer<typeof vesselsVesselWire.constraintRowSchema>>;
  };
  [path: `/vessels/${number}`]: {
    body: { name_en?: string; name_fr?: string; vessel_class_id?: number; region_id?: number | null; home_port_id?: number | null; science_berths?: number | null; length?: number | null; breadth?: number | null; draft?: number | null; cruising_speed?: number | null; range?: number | null; endurance?: number | null; turn_round?: number | null; wire_length?: number | null; a_frame_load?: number | null; container_places?: number | null; imo?: string | null; mmsi?: string | null; call_sign?: string | null; ices_code?: string | null; identifier_sources?: z.input<typeof sharedIdentifiers.identifierSourceSchema>[]; helicopter_support?: boolean | null; capabilities?: z.input<typeof vesselsCapabilities.vesselCapabilitySchema>[]; active?: boolean; position?: number };
    answer: Resource<z.infer<typeof vesselsVesselWire.vesselResourceSchema>>;
  };
  [path: `/webhooks/${number}`]: {
    body: z.input<typeof integrationsWebhookSchema.webhookChangeSchema>;
    answer: Resource<z.infer<typeof integrationsIntegrationWire.webhookRowSchema>>;
  };
  };
  DELETE: {
  [path: `/agencies/${number}`]: {
    answer: void;
  };
  [path: `/auth/identities/${number}`]: {
    answer: void;
  };
  [path: `/auth/second_factors/${number}`]: {
    answer: void;
  };
  [path: `/auth/sessions/${number}`]: {
    answer: void;
  };
  [path: `/availability_watches/${number}`]: {
    answer: void;
  };
  [path: `/calendar_feeds/${number}`]: {
    answer: void;
  };
  [path: `/capabilities/${number}`]: {
    answer: void;
  };
  [path: `/coastal_states/${number}`]: {
    answer: void;
  };
  [path: `/delivered_voyages/${number}`]: {
    answer: void;
  };
  [path: `/faqs/${number}`]: {
    answer: void;
  };
  [path: `/fiscal_years/${number}`]: {
    answer: void;
  };
  [path: `/marine_protected_areas/${number}`]: {
    answer: void;
  };
  [path: `/missions/${number}/kept_conflicts/${number}`]: {
    answer: void;
  };
  [path: `/missions/${number}`]: {
    answer: void;
  };
  [path: `/operating_hours/${number}`]: {
    answer: void;
  };
  [path: `/operating-hours/${number}`]: {
    answer: void;
  };
  [path: `/overruled_distances/${number}`]: {
    answer: void;
  };
  [path: `/ports/${number}`]: {
    answer: void;
  };
  [path: `/privacy_requests/${number}`]: {
    answer: void;
  };
  [path: `/project_areas/${number}`]: {
    answer: void;
  };
  [path: `/project_types/${number}`]: {
    answer: void;
  };
  [path: `/project-types/${number}`]: {
    answer: void;
  };
  [path: `/proposals/${number}`]: {
    answer: Resource<z.infer<typeof proposalsProposalWire.proposalSchema>>;
  };
  [path: `/regions/${number}`]: {
    answer: void;
  };
  [path: `/scenarios/${number}/missions/${number}`]: {
    answer: void;
  };
  [path: `/scenarios/${number}`]: {
    answer: void;
  };
  [path: `/service_accounts/${number}/tokens/${number}`]: {
    answer: void;
  };
  [path: `/service_accounts/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/areas_of_consideration/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/attachments/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/co_proponents/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/collaborators/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/funding_sources/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/invitations/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/rank`]: {
    answer: Resource<z.infer<typeof reviewStandingsWire.applicationStandingSchema>>;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}/replies/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/remarks/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/stations/${number}`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}/stations`]: {
    query: { ids?: FilterValue };
    answer: void;
  };
  [path: `/ship_time_requests/${number}/withdrawal_request`]: {
    answer: void;
  };
  [path: `/ship_time_requests/${number}`]: {
    answer: void;
  };
  [path: `/thematic_areas/${number}`]: {
    answer: void;
  };
  [path: `/users/${number}/administrator_request`]: {
    answer: void;
  };
  [path: `/users/${number}/second_factors`]: {
    answer: void;
  };
  [path: `/users/${number}/sessions`]: {
    answer: void;
  };
  [path: `/vessel_classes/${number}`]: {
    answer: void;
  };
  [path: `/vessel_plans/${number}/missions/${number}`]: {
    answer: void;
  };
  [path: `/vessel_rates/${number}`]: {
    answer: void;
  };
  [path: `/vessels/${number}/scheduling_constraints/${number}`]: {
    answer: void;
  };
  [path: `/vessels/${number}`]: {
    answer: void;
  };
  [path: `/webhooks/${number}`]: {
    answer: void;
  };
  };
};
