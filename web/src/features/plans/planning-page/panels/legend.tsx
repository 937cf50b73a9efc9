import { useTranslation } from 'react-i18next';
import { constraintKinds } from '@shiptime/domain/vessels/constraints';
import { classNames } from '#ui/class-names.ts';
import blocks from '#features/plans/timeline/draw/blocks.module.css';
import { useEditingModel } from '#features/plans/edited-plan/scheduler-model.ts';
import styles from './legend.module.css';

const kinds = [
  'mission',
  'ends',
  'constraint',
  'beside',
  'baseline',
  'transit',
  'transit_short',
  'window',
  'preferred',
  'wanted',
  'waiting',
  'open_demand',
] as const;
const narrow = 700;

export const TimelineLegend = () => {
  const { t } = useTranslation('scheduler');
  const { t: tv } = useTranslation('vessels');
  const { plans } = useEditingModel();
  const there = new Set(plans.flatMap(({ constraints }) => constraints.map(({ kind }) => kind)));
  return (
    <details className={styles['legend']} open={window.innerWidth >= narrow}>
      <summary>{t('legend.label')}</summary>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={styles['sample']} data-kind={kind} />
            {t(`legend.${kind}`)}
          </li>
        ))}
        {constraintKinds
          .filter((kind) => kind !== 'other' && there.has(kind))
          .map((kind) => (
            <li key={kind}>
              <span className={classNames(styles['sample'], blocks['constraint'])} data-constraint={kind} />
              {tv(`constraints.kinds.${kind}`)}
            </li>
          ))}
      </ul>
    </details>
  );
};
