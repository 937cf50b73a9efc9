import {
  applicationAsking,
  oneApplicationAppends,
} from '@shiptime/domain/applications/application-collections';
import { attributeNames } from '../application-row.ts';
import { relations } from './relations.ts';

/** What may be asked of applications, wherever they are answered (docs/contract.md 5). */
export const applicationsSpec = { ...applicationAsking, fields: attributeNames, related: relations } as const;

/** Of one application, also where it is on its way. */
export const applicationSpec = { ...applicationsSpec, appends: oneApplicationAppends } as const;
