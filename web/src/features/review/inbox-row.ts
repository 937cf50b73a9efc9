import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Outlook } from '@shiptime/domain/plans/wire/outlook';
import type { InboxItem } from '@shiptime/domain/review/review-wire';

export type InboxRow = Application &
  Partial<Pick<InboxItem, 'readiness' | 'age_days' | 'proposed_corrections'>>;

export type OutlooksById = ReadonlyMap<number, Outlook> | undefined;
