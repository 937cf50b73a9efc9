import { useTranslation } from 'react-i18next';
import type { ScenarioDifference } from '@shiptime/domain/scenarios/scenario-wire';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { useVesselName } from '../vessels/use-vessel-name.ts';
import styles from './scenarios.module.css';

type DifferencesProps = {
  readonly differences: readonly ScenarioDifference[];
  readonly chosen: readonly ScenarioDifference[];
  readonly onTake?: (ids: readonly number[], isWanted: boolean) => void;
};

const vesselOf = ({ from, to }: ScenarioDifference): number => (to ?? from)?.vessel_id ?? 0;

export const ScenarioDifferences = ({ differences, chosen, onTake }: DifferencesProps) => {
  const { t } = useTranslation('scenarios');
  const nameOf = useVesselName();
  if (differences.length === 0)
    return <Notice title={t('compare.same')}>{t('compare.same_explained')}</Notice>;
  const wanted = new Set(chosen.map(({ id }) => id));
  const ids = [...new Set(differences.map(vesselOf))];
  const all = differences.map(({ id }) => id);
  return (
    <section aria-labelledby="differences" className={styles['section']}>
      <Row between>
        <h3 id="differences">{t('compare.differences', { count: differences.length })}</h3>
        {onTake && differences.length > 1 && (
          <Row>
            <Button small onPress={() => onTake(all, true)}>
              {t('compare.all')}
            </Button>
            <Button small onPress={() => onTake(all, false)}>
              {t('compare.none')}
            </Button>
          </Row>
        )}
      </Row>
      {ids.map((vesselId) => {
        const own = differences.filter((each) => vesselOf(each) === vesselId);
        return (
          <fieldset key={vesselId} className={styles['group']}>
            <legend>{nameOf(vesselId)}</legend>
            {onTake ? (
              own.map((each) => (
                <Checkbox
                  key={each.id}
                  label={<NonBreakingDates text={each.messages.join('. ')} />}
                  {...(each.changed_by_both && { description: t('compare.both') })}
                  value={wanted.has(each.id)}
                  onChange={(isWanted) => onTake([each.id], isWanted)}
                />
              ))
            ) : (
              <ul className={styles['list']}>
                {own.map((each) => (
                  <li key={each.id}>
                    <NonBreakingDates text={each.messages.join('. ')} />
                  </li>
                ))}
              </ul>
            )}
          </fieldset>
        );
      })}
    </section>
  );
};
