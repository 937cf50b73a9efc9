import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WayToFit, findWaysToFit } from '@shiptime/domain/plans/conflicts/ways-to-fit';
import type { PlanOperation } from '@shiptime/domain/plans/editing/plan-operations';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { MissionStart } from '@shiptime/domain/plans/ticks';
import { nameInLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { useVesselFits } from '#features/applications/components/use-vessel-fits.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { decideTransfer } from './decide-transfer.ts';
import { toMissionFacts } from './mission-facts.ts';
import styles from './ways-to-fit.module.css';

const OnAnotherVessel = ({ mission }: { mission: Mission }) => {
  const { t } = useTranslation('scheduler');
  const { language } = useFormat();
  const { plan, actor } = useSchedulerModel();
  const { missions, facts } = useCheckedPlans();
  const about = toMissionFacts(mission, missions, plan.vessel_id, facts);
  const isWhole = decideTransfer(actor, plan, about, null).by === 'reassign';
  const fits = useVesselFits(isWhole ? mission.ship_time_request_id : null);
  const best = useVessels()
    .filter((vessel) => vessel.id !== plan.vessel_id && fits.fitOf(vessel.id)?.verdict === 'fits')
    .toSorted((a, b) => fits.rankOf(a.id) - fits.rankOf(b.id))[0];
  const fit = best && fits.fitOf(best.id);
  const slot = fit && fits.slotWords(fit);
  return best && slot ? (
    <p>{t('place.ways.elsewhere', { vessel: nameInLanguage(language, best), slot })}</p>
  ) : null;
};

type WaysToFitProps = {
  readonly mission: Mission;
  readonly onDo: (operation: PlanOperation, others: readonly Mission[]) => void;
  readonly onTry: (start: MissionStart) => void;
};

export const WaysToFit = ({ mission, onDo, onTry }: WaysToFitProps) => {
  const { t } = useTranslation('scheduler');
  const { board, words, missions } = useCheckedPlans();
  const { mayEdit } = useSchedulerModel();
  const { speaker } = words;
  const [ways] = useState(() => (board ? findWaysToFit(mission, board) : []));
  const otherOf = (way: WayToFit): Mission | undefined =>
    way.kind === 'moved' ? missions.find(({ id }) => id === way.other.mission_id) : undefined;
  const moment = ({ start_date, start_fraction }: MissionStart) => speaker.moment(start_date, start_fraction);
  const press = (way: WayToFit): void => {
    const { start } = way;
    if (way.kind === 'outside_window') return onTry(start);
    if (way.kind === 'shorter') {
      const fields = { operational_days: way.operational_days, ...start };
      return onDo({ type: 'set', mission_id: mission.id, fields }, []);
    }
    const other = otherOf(way);
    if (!other) return;
    onDo({ type: 'place_each', places: [way.other, { mission_id: mission.id, start }] }, [other]);
  };
  const textOf = (way: WayToFit): string => {
    const start = moment(way.start);
    if (way.kind === 'outside_window')
      return t('place.ways.outside_window', { start, days: speaker.days(way.days) });
    if (way.kind === 'shorter')
      return t('place.ways.shorter', { start, days: speaker.days(way.operational_days) });
    return t('place.ways.moved', {
      start,
      other: speaker.mission(way.other.mission_id),
      there: moment(way.other.start),
    });
  };
  const canBeDone = (way: WayToFit): boolean => {
    const other = otherOf(way);
    if (way.kind !== 'moved') return true;
    return other !== undefined && mayEdit(other);
  };
  const shown = ways.filter(canBeDone);
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles['ways']} aria-label={t('place.ways.title')}>
          {shown.map((way) => (
            <li key={way.kind}>
              <Button small icon="wrench" onPress={() => press(way)}>
                {textOf(way)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && <p>{t('place.ways.none')}</p>}
      <OnAnotherVessel mission={mission} />
    </>
  );
};
