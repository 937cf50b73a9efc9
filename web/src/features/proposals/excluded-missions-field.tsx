import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Row } from '#ui/stack.tsx';
import { useEditingModel, useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';
import { useProposalTexts } from './use-proposal-texts.ts';
import type { ExcludedMissionsControls } from './use-excluded-missions.ts';
import styles from './proposals.module.css';

export const ExcludedMissionsField = ({
  staying: { movable, chosen, keep },
}: {
  readonly staying: ExcludedMissionsControls;
}) => {
  const { t } = useTranslation('proposals');
  const { plans } = useEditingModel();
  const { words: plan } = useCheckedPlans();
  const words = useProposalTexts();
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const all = movable.map(({ id }) => id);
  const count = chosen.length;
  return (
    <Disclosure
      title={t('staying.title')}
      aside={count > 0 && t('staying.chosen', { count })}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className={styles['section']}>
        <p>{t('staying.explained')}</p>
        {all.length > 1 && (
          <Row>
            <Button small onPress={() => keep(all, true)}>
              {t('changes.all')}
            </Button>
            <Button small onPress={() => keep(all, false)}>
              {t('changes.none')}
            </Button>
          </Row>
        )}
        {plans
          .map(({ id, vessel_id }) => ({
            vesselId: vessel_id,
            missions: movable.filter((mission) => mission.vessel_plan_id === id),
          }))
          .filter(({ missions }) => missions.length > 0)
          .map(({ vesselId, missions }) => (
            <fieldset key={vesselId} className={styles['group']}>
              <legend>{words.vessel(vesselId)}</legend>
              {missions.map((mission) => (
                <Checkbox
                  key={mission.id}
                  label={words.mission(mission.id)}
                  description={plan.dates(mission)}
                  value={chosen.includes(mission.id)}
                  onChange={(stays) => keep([mission.id], stays)}
                />
              ))}
            </fieldset>
          ))}
      </div>
    </Disclosure>
  );
};
