import { useQuery } from '@tanstack/react-query';
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
import { useVessels } from '#features/vessels/api.ts';
import type { InboxItem } from '@shiptime/domain/review/wire';
import styles from '../inbox-page.module.css';
import { outlooksQuery } from '../api.ts';
import { byVessel } from './by-vessel.ts';
import { InboxCard } from './inbox-card.tsx';
import { OpenedApplication } from './opened-application.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

type InboxListProps = {
  readonly items: readonly InboxItem[];
  readonly openedId: number | undefined;
  readonly onAccept: (several: readonly InboxItem[]) => void;
  readonly onDeciding: (isOpen: boolean) => void;
  readonly onDecided: (id: number) => void;
  /** Where the keyboard goes on when a card has gone. */
  readonly home: () => HTMLElement | null;
};

/** The applications by vessel, the one that is open beside them, and what can be done with several at once. */
export const InboxList = ({ items, openedId, onAccept, onDeciding, onDecided, home }: InboxListProps) => {
  const { t } = useTranslation('review');
  const { language } = useFormat();
  const vessels = useVessels();
  const setSearch = useSetSearch();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const groups = byVessel(items);
  const order = groups.flatMap(([, group]) => group);
  const { data: outlooks } = useQuery(outlooksQuery(order.map(({ id }) => id).toSorted((a, b) => a - b)));
  const opened = order.find(({ id }) => id === openedId);
  const selected = order.filter(({ id, can }) => chosen.has(id) && can['accept']);
  const ready = order.filter(({ can, readiness }) => can['accept'] && readiness === 'ready');
  const allChosen = ready.every(({ id }) => chosen.has(id));
  const open = (id: number | undefined) => setSearch({ application: id });
  const { step, letters, setLetters } = useInboxKeys(
    order.map(({ id }) => id),
    openedId,
    open,
  );
  const nameOf = (id: number) => {
    const vessel = vessels.find((candidate) => candidate.id === id);
    return vessel ? nameIn(language, vessel) : '';
  };
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <div>
      <div className={styles['bar']}>
        <Row>
          <Button
            variant="primary"
            icon="check"
            isDisabled={selected.length === 0}
            onPress={() => onAccept(selected)}
          >
            {selected.length === 0
              ? t('several.none_chosen')
              : t('several.action', { count: selected.length })}
          </Button>
          {ready.length > 1 && (
            <Button onPress={() => setChosen(new Set(allChosen ? [] : ready.map(({ id }) => id)))}>
              {t(allChosen ? 'several.choose_none' : 'several.choose_all')}
            </Button>
          )}
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
        </Row>
      </div>
      <div className={classNames(opened && styles['beside'])}>
        <div>
          {groups.map(([vesselId, group]) => (
            <Section
              key={vesselId}
              title={t('inbox.vessel', { name: nameOf(vesselId), count: group.length })}
            >
              {group.map((item) => (
                <InboxCard
                  key={item.id}
                  item={item}
                  outlook={outlooks?.get(item.id)}
                  isOpened={item.id === openedId}
                  onOpen={() => open(item.id)}
                  isChosen={chosen.has(item.id)}
                  onChoose={(isChosen) => choose(item.id, isChosen)}
                  onDeciding={onDeciding}
                  onDecided={() => onDecided(item.id)}
                  home={home}
                />
              ))}
            </Section>
          ))}
        </div>
        {opened && <OpenedApplication item={opened} onClose={() => open(undefined)} />}
      </div>
    </div>
  );
};
