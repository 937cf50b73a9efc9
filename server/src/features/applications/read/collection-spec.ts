import {
  applicationQueryOptions,
  oneApplicationAppends,
} from '@shiptime/domain/applications/application-query-options';
import { attributeNames } from '../application-row.ts';
import { applicationRelations } from './application-relations.ts';

export const applicationsSpec = {
  ...applicationQueryOptions,
  fields: attributeNames,
  related: applicationRelations,
} as const;

export const applicationSpec = { ...applicationsSpec, appends: oneApplicationAppends } as const;
