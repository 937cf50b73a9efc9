import {
  applicationQueryOptions,
  oneApplicationAppends,
} from '@shiptime/domain/applications/application-collections';
import { attributeNames } from '../application-row.ts';
import { relations } from './relations.ts';

export const applicationsSpec = {
  ...applicationQueryOptions,
  fields: attributeNames,
  related: relations,
} as const;

export const applicationSpec = { ...applicationsSpec, appends: oneApplicationAppends } as const;
