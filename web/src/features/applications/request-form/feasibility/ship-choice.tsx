import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useNarrow } from '#lib/use-narrow.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useList } from '#features/reference/reference-api.ts';
import { Silhouette } from '#features/vessels/components/silhouette.tsx';
import type { FleetRow } from './fleet-rows.ts';
import { Reasons, VerdictMark } from '#features/applications/components/verdict.tsx';
import styles from './ship-choices.module.css';

export type ShipChoiceProps = {
  readonly row: FleetRow;
  readonly choice: 'first' | 'second' | null;
  readonly onChoose: (choice: 'first' | 'second') => void;
  readonly isCompared: boolean;
  readonly onCompare: ((isOn: boolean) => void) | null;
  readonly onSeeCompared?: () => void;
  readonly demand: number | null;
  readonly hasWindow: boolean;
  /** False while every vessel fits because nothing is required yet. */
  readonly isJudged: boolean;
};

const Facts = ({ vessel }: Pick<FleetRow, 'vessel'>) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const facts = [
    [t('fleet.berths'), vessel.science_berths],
    [t('fleet.endurance'), vessel.endurance],
    [t('fleet.speed'), vessel.cruising_speed],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value === null ? t('fleet.unknown') : number(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

type CompareProps = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

const Compare = ({ name, isOn, onChange }: CompareProps) => {
  const { t } = useTranslation('application_form');
  const label = (
    <>
      {t('fleet.compare')}
      <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
    </>
  );
  return <Checkbox label={label} value={isOn} onChange={onChange} />;
};

const ChoiceButtons = ({
  name,
  choice,
  onChoose,
}: Pick<ShipChoiceProps, 'choice' | 'onChoose'> & { readonly name: string }) => {
  const { t } = useTranslation('application_form');
  return (['first', 'second'] as const).map((which) => (
    <PlainButton
      key={which}
      small
      variant={choice === which ? 'primary' : 'secondary'}
      aria-pressed={choice === which}
      data-choose={which}
      onClick={() => onChoose(which)}
    >
      {t(`fleet.${which}_choice`)}
      <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
    </PlainButton>
  ));
};

export const ShipChoice = (props: ShipChoiceProps) => {
  const { row, choice, onChoose, isCompared, onCompare, onSeeCompared, demand, hasWindow, isJudged } = props;
  const { vessel, name, found } = row;
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const isNarrow = useNarrow(701);
  const [isOpen, setOpen] = useState(false);
  const isWhole = !isNarrow || isOpen;
  const shipClass = useList('vessel_classes').find(({ id }) => id === vessel.vessel_class_id);
  const region = useList('regions').find(({ id }) => id === vessel.region_id);
  return (
    <li className={styles['card']} data-choice={choice ?? undefined} data-ship={vessel.id}>
      {isWhole && <Silhouette classKey={shipClass?.key} />}
      <h4>
        <Link href={paths.shipInformation(vessel.id)}>{name}</Link>
      </h4>
      {isWhole && (
        <>
          <p className={styles['beside']}>
            {[shipClass, region].flatMap((named) => (named ? [nameIn(language, named)] : [])).join(' · ')}
          </p>
          <Facts vessel={vessel} />
        </>
      )}
      {isJudged && (
        <div>
          <VerdictMark verdict={found.verdict} />
          {isWhole && found.reasons.length > 0 && <Reasons found={found} />}
        </div>
      )}
      {isWhole && demand !== null && (
        <p className={styles['beside']}>
          {t(hasWindow ? 'fleet.demand' : 'fleet.demand_year', { count: demand })}
        </p>
      )}
      <div className={styles['buttons']}>
        <ChoiceButtons name={name} choice={choice} onChoose={onChoose} />
        {isNarrow && (
          <PlainButton small variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('fleet.particulars')}
            <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
          </PlainButton>
        )}
        {isWhole && onCompare && <Compare name={name} isOn={isCompared} onChange={onCompare} />}
        {isWhole && onSeeCompared && (
          <PlainButton small variant="quiet" onClick={onSeeCompared}>
            {t('fleet.to_comparison')}
            <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
          </PlainButton>
        )}
      </div>
    </li>
  );
};
