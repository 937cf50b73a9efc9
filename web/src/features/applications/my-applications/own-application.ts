import { isArchived, isDraft, isStatusId, statuses } from '@shiptime/domain/applications/lifecycle';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { computeOperationsDates } from '@shiptime/domain/plans/voyage-moments';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { StripLane, YearStripSegment } from '#ui/year-strip.tsx';

export const isDraftApplication = ({ status_id }: Application): boolean =>
  isStatusId(status_id) && isDraft(status_id);

export const isClosedDraft = (row: Application): boolean =>
  isDraftApplication(row) &&
  (row.blocking ? row.blocking.refusals['edit']?.code === 'deadline_passed' : row.can['edit'] !== true);

export const isInArchive = (row: Application): boolean =>
  (isStatusId(row.status_id) && isArchived(row.status_id)) || isClosedDraft(row);

export const hasVoyageAhead = ({ outcome }: Application, today: CalendarDay): boolean =>
  (outcome?.voyages ?? []).some(({ end_date }) => end_date >= today);

export const countCompleteSections = ({
  sections,
}: Application): { readonly done: number; readonly of: number } => {
  const all = Object.values(sections);
  return { done: all.filter(({ complete }) => complete).length, of: all.length };
};

type AskingRemark = NonNullable<Application['open_remarks']>['for_me'][number];

export type PendingTask =
  | { readonly kind: 'question' | 'draft' | 'report'; readonly application: Application }
  | { readonly kind: 'remark'; readonly application: Application; readonly remark: AskingRemark };

export const findPendingTasks = (applications: readonly Application[]): readonly PendingTask[] => {
  const questions = applications.filter(
    ({ status_id, can }) => status_id === statuses.clarification_needed && can['respond'],
  );
  const drafts = applications
    .filter((row) => isDraftApplication(row) && !isClosedDraft(row))
    .toSorted(
      (a, b) =>
        a.fiscal_year_id - b.fiscal_year_id || countCompleteSections(b).done - countCompleteSections(a).done,
    );
  const reports = applications.filter(({ outcome }) => outcome?.report === 'due');
  return [
    ...questions.map((application) => ({ kind: 'question' as const, application })),
    ...applications.flatMap((application) =>
      (application.open_remarks?.for_me ?? []).map((remark) => ({
        kind: 'remark' as const,
        application,
        remark,
      })),
    ),
    ...drafts.map((application) => ({ kind: 'draft' as const, application })),
    ...reports.map((application) => ({ kind: 'report' as const, application })),
  ];
};

export type OwnVoyage = { readonly application: Application; readonly voyage: Voyage };

export const findUpcomingVoyages = (
  applications: readonly Application[],
  today: CalendarDay,
): readonly OwnVoyage[] =>
  applications
    .flatMap((application) => (application.outcome?.voyages ?? []).map((voyage) => ({ application, voyage })))
    .filter(({ voyage }) => voyage.end_date >= today)
    .toSorted((a, b) => a.voyage.start_date.localeCompare(b.voyage.start_date));

type Words = {
  readonly title: (application: Application) => string;
  readonly sails: (application: Application, voyage: Voyage) => string;
  readonly window: (application: Application, start: string, end: string) => string;
};

const piecesOf = (application: Application, words: Words): readonly YearStripSegment[] => {
  const voyages = application.outcome?.voyages ?? [];
  if (application.outcome) {
    return voyages.map((voyage) => {
      const days = computeOperationsDates(voyage);
      return {
        key: voyage.mission_id,
        start_date: days?.start ?? voyage.start_date,
        end_date: days?.end ?? voyage.end_date,
        look: 'firm',
        words: words.sails(application, voyage),
        own: words.title(application),
        label: words.title(application),
      };
    });
  }
  const [start, end] = [application.operational_window_start, application.operational_window_end];
  if (!isCalendarDay(start) || !isCalendarDay(end) || isClosedDraft(application)) return [];
  const look = isDraftApplication(application) ? 'draft' : 'wish';
  const said = words.window(application, start, end);
  const title = words.title(application);
  return [{ key: 'window', start_date: start, end_date: end, look, words: said, own: title, label: title }];
};

type Year = { readonly id: number; readonly start_date: string; readonly end_date: string };

export const toYearStripLanes = (
  applications: readonly Application[],
  year: Year,
  words: Words,
): readonly StripLane[] =>
  applications
    .map((application) => ({
      key: application.id,
      pieces: piecesOf(application, words).filter(
        ({ start_date, end_date }) => start_date <= year.end_date && end_date >= year.start_date,
      ),
    }))
    .filter(({ pieces }) => pieces.length > 0)
    .toSorted((a, b) => (a.pieces[0]?.start_date ?? '').localeCompare(b.pieces[0]?.start_date ?? ''));
