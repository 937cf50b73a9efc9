import {
  applicationQueryOptions,
  singleApplicationAppends,
} from '@shiptime/domain/applications/application-query-options';
import { attributeNames } from '../application-row.ts';
import { applicationRelations } from './application-relations.ts';

export const applicationCollection = {
  ...applicationQueryOptions,
  fields: attributeNames,
  related: applicationRelations,
} as const;

export const singleApplicationCollection = {
  ...applicationCollection,
  appends: singleApplicationAppends,
} as const;
