import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Explanation,
  Relaxation,
  UnplacedApplication,
  VesselExplanation,
} from '@shiptime/domain/proposals/proposal-wire';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import { useEditingModel, useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';
import { PanelContext } from '../plans/planning-page/frame/panel-model.ts';
import type { RequirePlacement } from './use-proposal.ts';

type WaysOutProps = {
  readonly found: VesselExplanation;
  readonly left: UnplacedApplication;
  readonly fiscalYearId: number;
  readonly onMustSail?: RequirePlacement;
};

const PlaceThere = ({ found }: { readonly found: Extract<VesselExplanation, { verdict: 'by_hand' }> }) => {
  const { t } = useTranslation('proposals');
  const { editor, plans, mayEdit } = useEditingModel();
  const { missions } = useCheckedPlans();
  const mission = missions.find(({ id }) => id === found.mission_id);
  const plan = plans.find(({ id }) => id === mission?.vessel_plan_id);
  if (!mission || plan?.vessel_id !== found.vessel_id || !mayEdit(mission)) return null;
  const placeThere = () => {
    editor.perform({ type: 'place', mission_id: mission.id, start: found.start });
    snackbar.success(t('ways_out.placed'));
  };
  return (
    <Button small onPress={placeThere}>
      {t('ways_out.place')}
    </Button>
  );
};

type WayProps = Omit<WaysOutProps, 'found'> & { readonly vesselId: number; readonly way: Relaxation };

const Way = ({ way, vesselId, left, fiscalYearId, onMustSail }: WayProps) => {
  const { t } = useTranslation('proposals');
  const { missions, words } = useCheckedPlans();
  const { mission_id, ship_time_request_id } = left;
  const days = words.speaker.days(way.days);
  if (way.code === 'fewer_days') {
    const of = missions.find(({ id }) => id === mission_id)?.operational_days;
    if (!onMustSail || of === undefined) return null;
    const shorten = () => void onMustSail(ship_time_request_id, mission_id, { days: way.days, of });
    return (
      <Button small onPress={shorten}>
        {t('ways_out.shorten', { days })}
      </Button>
    );
  }
  if ('constraint' in way)
    return (
      <LinkButton small href={paths.vesselConstraints(vesselId, { fiscalYearId })}>
        {t('ways_out.constraint', { constraint: way.constraint })}
      </LinkButton>
    );
  return (
    <LinkButton small href={paths.request(ship_time_request_id)}>
      {t('ways_out.window')}
    </LinkButton>
  );
};

export const RelaxationChoices = ({ found, ...asked }: WaysOutProps) => {
  if (found.verdict === 'by_hand') return <PlaceThere found={found} />;
  if (found.verdict !== 'calendar' && found.verdict !== 'blocked') return null;
  if (found.relaxations.length === 0) return null;
  return (
    <Row>
      {found.relaxations.map((way) => (
        <Way
          key={`${way.code}-${'constraint_id' in way ? way.constraint_id : 0}`}
          way={way}
          vesselId={found.vessel_id}
          {...asked}
        />
      ))}
    </Row>
  );
};

type ShareVoyageProps = {
  readonly found: Explanation['shared_voyages'];
  readonly onLeave?: () => void;
};

export const ShareVoyageChoice = ({ found, onLeave }: ShareVoyageProps) => {
  const { t } = useTranslation('proposals');
  const { words } = useCheckedPlans();
  const room = useContext(PanelContext);
  if (found.length === 0) return null;
  const open = () => {
    onLeave?.();
    room?.show('together');
  };
  return (
    <>
      {found.map(({ vessel_id, ship_time_request_id, title, saved_days }) => (
        <p key={`${vessel_id}-${ship_time_request_id}`}>
          {t('ways_out.share', { title, days: words.speaker.days(saved_days) })}
        </p>
      ))}
      {room?.panels.some(({ id }) => id === 'together') && (
        <Row>
          <Button small icon="anchor" onPress={open}>
            {t('ways_out.open_together')}
          </Button>
        </Row>
      )}
    </>
  );
};
