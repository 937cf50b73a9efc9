import { useTranslation } from 'react-i18next';
import { checkFeasibility } from '@shiptime/domain/applications/feasibility';
import { fieldByReason } from '@shiptime/domain/applications/warnings';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { FeasibilityReasons, VerdictMark } from '#features/applications/components/verdict.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { hasNeeds, findUnansweredNeeds } from '../feasibility/feasibility-rows.ts';
import { useAnswer, useFormModel, useVesselNeeds } from '../form-model.ts';
import { WindowSuggestions } from './window-suggestions.tsx';
import styles from './warnings.module.css';

type VesselPreferenceRank = 'first' | 'second';

const useFound = (choice: VesselPreferenceRank) => {
  const { context } = useFormModel();
  const vessels = useVessels();
  const needs = useVesselNeeds();
  const [first] = useAnswer<number>('vessel_preference_1_id');
  const [second] = useAnswer<number>('vessel_preference_2_id');
  const vessel = vessels.find(({ id }) => id === (choice === 'first' ? first : second));
  if (!vessel || !hasNeeds(needs)) return null;
  const { verdict, reasons } = checkFeasibility(needs, vessel, context.constraints, context.ports);
  return { vessel, verdict, reasons, isPartial: findUnansweredNeeds(needs).length > 0 };
};

export const PreferredVesselVerdict = ({ choice }: { readonly choice: VesselPreferenceRank }) => {
  const found = useFound(choice);
  if (!found) return null;
  const { verdict, reasons, isPartial } = found;
  return (
    <div className={styles['verdict']} aria-live="polite">
      <VerdictMark verdict={verdict} isPartial={isPartial} />
      {reasons.length > 0 && <FeasibilityReasons found={{ reasons }} />}
      {reasons.some(({ code }) => fieldByReason[code] === 'operational_window_end') && (
        <WindowSuggestions choice={choice} />
      )}
    </div>
  );
};

const Named = ({ choice }: { readonly choice: VesselPreferenceRank }) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const vessel = useFound(choice)?.vessel;
  if (!vessel) return null;
  return (
    <li>
      <strong>{t(`fleet.chosen_${choice}`, { ship: nameInLanguage(language, vessel) })}</strong>
      <PreferredVesselVerdict choice={choice} />
    </li>
  );
};

export const PreferredVesselVerdicts = () => (
  <ul className={styles['choices']}>
    <Named choice="first" />
    <Named choice="second" />
  </ul>
);
