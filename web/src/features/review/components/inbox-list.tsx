import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { useSetSearch } from '#lib/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/section.tsx';
import { Row } from '#ui/stack.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import styles from '../inbox-page.module.css';
import { byVessel } from './by-vessel.ts';
import type { Listed, ListProps, Outlooks } from '../listed.ts';
import { InboxCard } from './inbox-card.tsx';
import { InboxTable } from './inbox-table.tsx';
import { OpenedApplication } from './opened-application.tsx';
import type { sortAsked, TableRow } from './table-order.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { RankingNews } from '../standings/ranking-news.tsx';
import { useRankKeys } from '../standings/use-rank-keys.ts';

type CardsProps = ListProps & { readonly items: readonly Listed[]; readonly outlooks: Outlooks };

const Cards = ({ items, outlooks, openedId, chosen, onChoose, onOpen, onDecided, ...rest }: CardsProps) => {
  const { t } = useTranslation('review');
  const { language } = useFormat();
  const vessels = useVessels();
  const nameOf = (id: number) => {
    const vessel = vessels.find((candidate) => candidate.id === id);
    return vessel ? nameIn(language, vessel) : '';
  };
  return byVessel(items).map(([vesselId, group]) => (
    <Section key={vesselId} title={t('inbox.vessel', { name: nameOf(vesselId), count: group.length })}>
      {group.map((item) => (
        <InboxCard
          key={item.id}
          item={item}
          outlook={outlooks?.get(item.id)}
          isOpened={item.id === openedId}
          onOpen={() => onOpen(item.id)}
          isChosen={chosen.has(item.id)}
          onChoose={(isChosen) => onChoose(item.id, isChosen)}
          onDecided={() => onDecided(item.id)}
          {...rest}
        />
      ))}
    </Section>
  ));
};

const Accept = ({ count, onAccept }: { count: number; onAccept: () => void }) => {
  const { t } = useTranslation('review');
  return (
    <Button variant="primary" icon="check" isDisabled={count === 0} onPress={onAccept}>
      {count === 0 ? t('several.none_chosen') : t('several.action', { count })}
    </Button>
  );
};

/** From one application to the next, by button or by letters. */
const Steps = ({ step, letters, setLetters }: ReturnType<typeof useInboxKeys>) => {
  const { t } = useTranslation('review');
  return (
    <>
      <Button icon="arrow-up" onPress={() => step(-1)}>
        {t('inbox.previous')}
      </Button>
      <Button icon="arrow-down" onPress={() => step(1)}>
        {t('inbox.next')}
      </Button>
      <div className={styles['keys']}>
        <Checkbox
          label={
            <span>
              <Trans t={t} i18nKey="inbox.keys" components={{ kbd: <kbd /> }} />
            </span>
          }
          value={letters}
          onChange={setLetters}
        />
      </div>
    </>
  );
};

type InboxListProps = Pick<ListProps, 'ranking' | 'openedId' | 'onDeciding' | 'onDecided' | 'home'> & {
  /** In the order in which they are shown. */
  readonly items: readonly Listed[];
  readonly outlooks: Outlooks;
  /** As a table in this order; else as cards. */
  readonly table: { readonly rows: readonly TableRow[]; readonly sort: ReturnType<typeof sortAsked> } | null;
  readonly mayAccept: boolean;
  readonly onAccept: (several: readonly Listed[]) => void;
};

/** The applications by vessel or as a table, the one that is open beside them, and what can be done with several at once. */
export const InboxList = (props: InboxListProps) => {
  const { items, outlooks, table, ranking, openedId, mayAccept, onAccept, ...rest } = props;
  const { t } = useTranslation('review');
  const setSearch = useSetSearch();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const opened = items.find(({ id }) => id === openedId);
  const selected = items.filter(({ id, can }) => chosen.has(id) && can['accept']);
  const ready = items.filter(({ can, readiness }) => can['accept'] && readiness === 'ready');
  const allChosen = ready.every(({ id }) => chosen.has(id));
  const open = (id: number | undefined) => setSearch({ application: id });
  const { step, letters, setLetters } = useInboxKeys(
    items.map(({ id }) => id),
    openedId,
    open,
  );
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  const list: ListProps = { ranking, openedId, chosen, onChoose: choose, onOpen: open, ...rest };
  useRankKeys(items, ranking);
  return (
    <div>
      <div className={styles['bar']} data-no-print>
        <Row>
          {mayAccept && <Accept count={selected.length} onAccept={() => onAccept(selected)} />}
          {ready.length > 1 && (
            <Button onPress={() => setChosen(new Set(allChosen ? [] : ready.map(({ id }) => id)))}>
              {t(allChosen ? 'several.choose_none' : 'several.choose_all')}
            </Button>
          )}
          <Steps {...{ step, letters, setLetters }} />
        </Row>
        <RankingNews ranking={ranking} />
      </div>
      <div className={classNames(opened && styles['beside'])}>
        <div>
          {table ? (
            <InboxTable
              {...list}
              {...table}
              onSort={(sort) => setSearch({ sort: sort === 'submitted_at' ? undefined : sort })}
            />
          ) : (
            <Cards {...list} items={items} outlooks={outlooks} />
          )}
        </div>
        {opened && <OpenedApplication item={opened} onClose={() => open(undefined)} />}
      </div>
    </div>
  );
};
