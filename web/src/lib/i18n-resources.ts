import type accounts from '@shiptime/locales/en/accounts.json';
import type administration from '@shiptime/locales/en/administration.json';
import type app from '@shiptime/locales/en/app.json';
import type application_form from '@shiptime/locales/en/application_form.json';
import type application_list from '@shiptime/locales/en/application_list.json';
import type applications from '@shiptime/locales/en/applications.json';
import type errors from '@shiptime/locales/en/errors.json';
import type integrations from '@shiptime/locales/en/integrations.json';
import type operation from '@shiptime/locales/en/operation.json';
import type plans from '@shiptime/locales/en/plans.json';
import type problems from '@shiptime/locales/en/problems.json';
import type proposals from '@shiptime/locales/en/proposals.json';
import type reference from '@shiptime/locales/en/reference.json';
import type review from '@shiptime/locales/en/review.json';
import type scheduler from '@shiptime/locales/en/scheduler.json';
import type scenarios from '@shiptime/locales/en/scenarios.json';
import type second_factor from '@shiptime/locales/en/second_factor.json';
import type statistics from '@shiptime/locales/en/statistics.json';
import type support from '@shiptime/locales/en/support.json';
import type ui from '@shiptime/locales/en/ui.json';
import type vessels from '@shiptime/locales/en/vessels.json';

/** The English catalogues give the keys their types; that the French ones have the same keys is a test. */
export type Resources = {
  accounts: typeof accounts;
  administration: typeof administration;
  app: typeof app;
  application_form: typeof application_form;
  application_list: typeof application_list;
  applications: typeof applications;
  errors: typeof errors;
  integrations: typeof integrations;
  operation: typeof operation;
  plans: typeof plans;
  problems: typeof problems;
  proposals: typeof proposals;
  reference: typeof reference;
  review: typeof review;
  scheduler: typeof scheduler;
  scenarios: typeof scenarios;
  second_factor: typeof second_factor;
  statistics: typeof statistics;
  support: typeof support;
  ui: typeof ui;
  vessels: typeof vessels;
};

export type Namespace = keyof Resources;
