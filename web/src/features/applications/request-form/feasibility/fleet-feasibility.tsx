import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Needs } from '@shiptime/domain/applications/feasibility';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { useNarrow } from '#lib/use-narrow.ts';
import { useSettled } from '#lib/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { useList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { fleetConstraintsQuery } from '#features/vessels/constraint-api.ts';
import { useAnswer, useApplication, useFormModel, useNeeds } from '../form-model.ts';
import { demandQuery } from '../window/demand-api.ts';
import { busiest, demandWithin } from '../window/demand-words.ts';
import { Comparison } from './comparison.tsx';
import {
  asksAnything,
  countVerdicts,
  type FleetRow,
  fleetRows,
  groupFleet,
  type GroupName,
  groupNames,
} from './fleet-rows.ts';
import { ShipChoice } from './ship-choice.tsx';
import styles from './ship-choices.module.css';

/** Rows shown before “Show all”; narrow screens collapse vessels that cannot do the work. */
const shownFirst = { wide: 6, narrow: 3 } as const;
const useShownFirst = (name: GroupName): number => {
  const isNarrow = useNarrow();
  if (name === 'chosen') return Number.POSITIVE_INFINITY;
  if (!isNarrow) return shownFirst.wide;
  return name === 'no' ? 0 : shownFirst.narrow;
};
const compared = 3;
/** Debounces typing of several digits, milliseconds. */
const restMs = 250;

const useChoices = () => {
  const [first, setFirst] = useAnswer<number>('vessel_preference_1_id');
  const [second, setSecond] = useAnswer<number>('vessel_preference_2_id');
  const choose = (id: number, which: 'first' | 'second') => {
    const [mine, set, other, setOther] =
      which === 'first'
        ? ([first, setFirst, second, setSecond] as const)
        : ([second, setSecond, first, setFirst] as const);
    if (mine !== id && other === id) setOther(null);
    set(mine === id ? null : id);
  };
  const choiceOf = (id: number) => {
    if (id === first) return 'first' as const;
    return id === second ? ('second' as const) : null;
  };
  return { first, second, choose, choiceOf };
};

const useDemand = () => {
  const { data } = useQuery(demandQuery(useApplication().id));
  const [start] = useAnswer<string>('operational_window_start');
  const [end] = useAnswer<string>('operational_window_end');
  const demandOf = (vesselId: number): number | null =>
    data ? (busiest(demandWithin(data, vesselId, { start, end }))?.applications ?? 0) : null;
  return { demandOf, hasWindow: isCalendarDay(start) || isCalendarDay(end) };
};

const useRows = (needs: Needs): readonly FleetRow[] => {
  const { context } = useFormModel();
  const { language } = useFormat();
  const vessels = useVessels();
  const ports = useList('ports');
  const constraints = useQuery(fleetConstraintsQuery(context.fiscalYear.id)).data;
  return useMemo(
    () =>
      fleetRows(needs, {
        vessels,
        constraints: constraints ?? [],
        ports,
        nameOf: (vessel) => nameIn(language, vessel),
      }),
    [needs, vessels, constraints, ports, language],
  );
};

const Counts = ({ rows }: { rows: readonly FleetRow[] }) => {
  const { t } = useTranslation('application_form');
  const counts = countVerdicts(rows);
  return (
    <output className={styles['counts']}>
      {[
        t('fleet.fits', { count: counts.fits }),
        counts.almost > 0 && t('fleet.almost', { count: counts.almost }),
        counts.unknown > 0 && t('fleet.unknowns', { count: counts.unknown }),
        counts.no > 0 && t('fleet.no', { count: counts.no }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </output>
  );
};

type GroupProps = {
  readonly name: GroupName;
  readonly title: string;
  readonly found: readonly FleetRow[];
  readonly card: (row: FleetRow) => ReactNode;
};

const Group = ({ name, title, found, card }: GroupProps) => {
  const { t } = useTranslation('application_form');
  const [asksForAll, setAsksForAll] = useState(false);
  const first = useShownFirst(name);
  const shown = asksForAll ? found : found.slice(0, first);
  return (
    <section className={styles['group']}>
      <h3>{title}</h3>
      {shown.length > 0 && <ul className={styles['ships']}>{shown.map(card)}</ul>}
      {shown.length < found.length && (
        <Button small onPress={() => setAsksForAll(true)}>
          {t(shown.length > 0 ? 'fleet.more' : 'fleet.all', { count: found.length - shown.length })}
        </Button>
      )}
    </section>
  );
};

const useComparison = () => {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const frame = useRef<HTMLElement>(null);
  const see = () => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  };
  const ofShip = (id: number) => {
    const isCompared = picked.includes(id);
    const pick = (isOn: boolean) => setPicked(isOn ? [...picked, id] : picked.filter((each) => each !== id));
    return {
      isCompared,
      onCompare: isCompared || picked.length < compared ? pick : null,
      ...(isCompared && picked.length > 1 && { onSeeCompared: see }),
    };
  };
  return { picked, frame, ofShip };
};

type ChosenProps = {
  readonly vessels: readonly Vessel[];
  readonly first: number | null;
  readonly second: number | null;
};

const Chosen = ({ vessels, first, second }: ChosenProps) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const words = (['first', 'second'] as const).flatMap((which) => {
    const vessel = vessels.find(({ id }) => id === (which === 'first' ? first : second));
    return vessel ? [t(`fleet.chosen_${which}`, { ship: nameIn(language, vessel) })] : [];
  });
  return (
    <output className={styles['chosen']}>
      {words.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </output>
  );
};

export const FleetFeasibility = () => {
  const { t } = useTranslation('application_form');
  const { compare } = useFormat();
  const needs = useSettled(useNeeds(), restMs);
  const { first, second, choose, choiceOf } = useChoices();
  const demand = useDemand();
  const { picked, frame, ofShip } = useComparison();
  const [open, setOpen] = useState(first === null);
  const rows = useRows(needs);
  const isJudged = asksAnything(needs);
  // Freezes the order, so that a chosen card stays under the pointer.
  const [before] = useState({ first, second });
  const groups = groupFleet(rows, before, compare);
  const card = (row: FleetRow) => (
    <ShipChoice
      key={row.vessel.id}
      row={row}
      choice={choiceOf(row.vessel.id)}
      onChoose={(which) => choose(row.vessel.id, which)}
      {...ofShip(row.vessel.id)}
      demand={demand.demandOf(row.vessel.id)}
      hasWindow={demand.hasWindow}
      isJudged={isJudged}
    />
  );
  return (
    <div>
      <Disclosure title={t('fleet.title')} isOpen={open} onToggle={setOpen}>
        <p className={styles['lead']}>{t(isJudged ? 'fleet.lead' : 'fleet.lead_before')}</p>
        <Chosen vessels={rows.map(({ vessel }) => vessel)} {...{ first, second }} />
        {picked.length > 1 && (
          <section
            ref={frame}
            className={styles['comparison']}
            tabIndex={-1}
            aria-label={t('fleet.comparison')}
          >
            <Comparison rows={rows.filter(({ vessel }) => picked.includes(vessel.id))} {...demand} />
          </section>
        )}
        {groupNames.map((name) => {
          const found = groups.get(name) ?? [];
          const title = t(isJudged || name === 'chosen' ? `fleet.groups.${name}` : 'fleet.groups.all');
          return found.length > 0 && <Group key={name} name={name} title={title} found={found} card={card} />;
        })}
      </Disclosure>
      {isJudged && <Counts rows={rows} />}
    </div>
  );
};
