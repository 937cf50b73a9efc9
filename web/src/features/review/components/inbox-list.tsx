import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { RankMoveNotice } from '../standings/rank-move-notice.tsx';
import { useRankKeyboard } from '../standings/use-rank-keyboard.ts';
import { findChosenHeading, findInboxTitleLink, inboxTitleId } from '../inbox-titles.ts';
import styles from '../inbox-page.module.css';
import { ChosenApplication } from './chosen-application.tsx';
import { InboxTable, type InboxTableProps } from './inbox-table.tsx';
import { neighbourId, useInboxKeyboard } from './use-inbox-keyboard.ts';

const Keys = ({ letters, setLetters }: ReturnType<typeof useInboxKeyboard>) => {
  const { t } = useTranslation('review');
  return (
    <div className={styles['keys']} data-no-print>
      <p>
        <Trans t={t} i18nKey="inbox.keys" components={{ kbd: <kbd /> }} />{' '}
        <Trans t={t} i18nKey="ranking.keys" components={{ kbd: <kbd /> }} />
      </p>
      <Checkbox label={t('inbox.letters')} value={letters} onChange={setLetters} />
    </div>
  );
};

type InboxListProps = Omit<InboxTableProps, 'shownId' | 'onOpen'> & {
  readonly openedId: number | undefined;
  readonly isNarrow: boolean;
  readonly open: (id: number | undefined) => void;
  readonly onDeciding: (isOpen: boolean) => void;
  readonly onDecided: (id: number) => void;
  readonly home: () => HTMLElement | null;
};

const focusSoon = (element: () => HTMLElement | null) =>
  requestAnimationFrame(() => requestAnimationFrame(() => element()?.focus()));

const useChosen = ({ rows, openedId, isNarrow, open }: InboxListProps) => {
  const ids = rows.map(({ item }) => item.id);
  const opened = rows.find(({ item }) => item.id === openedId);
  const shown = opened ?? (isNarrow ? undefined : rows[0]);
  const isAlone = isNarrow && opened !== undefined;
  const goTo = (id: number) => {
    if (!isNarrow || isAlone) open(id);
    if (isAlone) return focusSoon(findChosenHeading);
    const title = findInboxTitleLink(id);
    title?.focus({ preventScroll: true });
    title?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };
  return {
    shown,
    isAlone,
    stepFromFocus: (by: 1 | -1) => {
      const line = document.activeElement?.closest('tr')?.querySelector('[id^="inbox-"]');
      const from = ids.find((id) => line?.id === inboxTitleId(id)) ?? shown?.item.id;
      const next = neighbourId(ids, from, by);
      if (next !== undefined) goTo(next);
    },
    step: (by: 1 | -1) => open(neighbourId(ids, shown?.item.id, by)),
    back: () => {
      const left = shown?.item.id;
      open(undefined);
      focusSoon(() => (left === undefined ? null : findInboxTitleLink(left)));
    },
  };
};

export const InboxList = (props: InboxListProps) => {
  const { rows, ranking, isNarrow, open, onDeciding, onDecided, home } = props;
  const { shown, isAlone, stepFromFocus, step, back } = useChosen(props);
  const keys = useInboxKeyboard(stepFromFocus);
  useRankKeyboard(
    rows.map(({ item }) => item),
    ranking,
  );
  return (
    <div className={classNames(!isNarrow && styles['beside'])}>
      {!isAlone && (
        <div>
          <RankMoveNotice ranking={ranking} />
          <InboxTable
            {...props}
            shownId={shown?.item.id}
            onOpen={(id, byKey) => {
              open(id);
              if (byKey || isNarrow) focusSoon(findChosenHeading);
            }}
          />
          <Keys {...keys} />
        </div>
      )}
      {shown && (
        <ChosenApplication
          row={shown}
          ranking={ranking}
          isAlone={isAlone}
          onBack={back}
          onStep={step}
          onDeciding={onDeciding}
          onDecided={() => onDecided(shown.item.id)}
          home={home}
        />
      )}
    </div>
  );
};
