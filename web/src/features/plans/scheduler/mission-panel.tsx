import { useTranslation } from 'react-i18next';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { endDate, isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { useFormat } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Row } from '../../../ui/stack.tsx';
import type { PlanWords } from './mission-words.ts';
import { useEditorView, useScheduler } from './scheduler-model.ts';
import styles from './scheduler.module.css';

type MissionPanelProps = {
  readonly mission: Mission;
  readonly conflicts: readonly Conflict[];
  readonly words: PlanWords;
  readonly onPlace: () => void;
  readonly onClose: () => void;
};

/** The chosen mission: what it is, what is wrong with it, what can be done. */
export const MissionPanel = ({ mission, conflicts, words, onPlace, onClose }: MissionPanelProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number } = useFormat();
  const { editor, readOnly } = useScheduler();
  const { plan: state } = useEditorView();
  const row = state.rows.get(mission.id);
  const { speaker } = words;
  const field = (name: 'requested_berths' | 'approved_berths' | 'notes' | 'port_calls') => ({
    key: name,
    term: tp(`fields.${name}.label`),
  });
  const count = (value: number | null) => (value === null ? null : number(value));
  const port = (id: number | null) => (id === null ? null : speaker.port(id));
  const asked = row?.ship_time_request;
  return (
    <section className={styles['panel']} aria-labelledby="mission">
      <div className={styles['head']}>
        <h2 id="mission">
          {mission.number}. {mission.title}
        </h2>
        <IconButton icon="close" label={t('mission.close')} onPress={onClose} />
      </div>
      {conflicts
        .filter(({ severity }) => severity !== 'info')
        .map((found) => (
          <p key={words.conflict(found)} className={styles['conflict']} data-severity={found.severity}>
            <Icon name="alert" label={tp(`severities.${found.kept ? 'kept' : found.severity}`)} />
            {words.conflict(found)}
          </p>
        ))}
      {!readOnly && (
        <Row>
          <Button icon="calendar" onPress={onPlace}>
            {t(isScheduled(mission) ? 'place.submit_move' : 'place.submit')}
          </Button>
          {isScheduled(mission) && (
            <Button
              icon="undo"
              onPress={() => editor.perform({ type: 'unschedule', mission_ids: [mission.id] })}
            >
              {tp('actions.unschedule')}
            </Button>
          )}
        </Row>
      )}
      <DescriptionList
        items={[
          {
            key: 'application',
            term: tp('fields.ship_time_request_id.label'),
            value:
              mission.ship_time_request_id === null ? (
                t('mission.orphan')
              ) : (
                <Link href={paths.request(mission.ship_time_request_id)}>
                  {asked?.project_title ?? mission.title}
                </Link>
              ),
          },
          {
            key: 'start',
            term: tp('fields.start_date.label'),
            value: mission.start_date && speaker.moment(mission.start_date, mission.start_fraction),
          },
          { key: 'end', term: tp('fields.end_date.label'), value: endDate(mission) },
          {
            key: 'days',
            term: t('mission.days'),
            value: t('mission.days_of', {
              mobilization: number(mission.mobilization_days),
              operational: number(mission.operational_days),
              demobilization: number(mission.demobilization_days),
            }),
          },
          {
            key: 'ports',
            term: t('mission.ports'),
            value: t('mission.ports_of', {
              from: port(mission.mobilization_port_id) ?? speaker.nothing(),
              to: port(mission.demobilization_port_id) ?? speaker.nothing(),
            }),
          },
          { ...field('requested_berths'), value: count(mission.requested_berths) },
          { ...field('approved_berths'), value: count(mission.approved_berths) },
          { ...field('notes'), value: mission.notes },
        ]}
      />
    </section>
  );
};
