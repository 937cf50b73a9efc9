import { useTranslation } from 'react-i18next';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { ChoiceAnswer, MultiSelectAnswer } from '../controls/choice-answers.tsx';
import { NumberAnswer } from '../controls/number-answers.tsx';
import { HelicopterAnswer } from '../controls/helicopter-answer.tsx';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { FleetFeasibility } from '../feasibility/fleet-feasibility.tsx';
import { useAnswer, useFormModel } from '../form-model.ts';
import { PreferredVesselVerdict } from '../warnings/preferred-vessel-verdict.tsx';

const useBerthsHint = (field: string): string => {
  const { t } = useTranslation('application_form');
  const [chosen] = useAnswer<number>(field);
  const vessel = useVessels().find(({ id }) => id === chosen);
  if (!vessel) return t('berths.choose_ship');
  return vessel.science_berths === null
    ? t('berths.unknown')
    : t('berths.maximum', { count: vessel.science_berths });
};

export const Requirements = () => {
  const { readOnly } = useFormModel();
  const fleet = useVessels();
  const capabilities = useReferenceList('capabilities');
  const [first] = useAnswer<number>('vessel_preference_1_id');
  const [second] = useAnswer<number>('vessel_preference_2_id');
  const berthsHint = useBerthsHint('vessel_preference_1_id');
  const offered = (chosen: number | null) => fleet.filter(({ active, id }) => active || id === chosen);
  return (
    <SectionAnswers
      section="requirements"
      own={{
        vessel_preference_1_id: (
          <>
            {!readOnly && <FleetFeasibility />}
            <ChoiceAnswer field="vessel_preference_1_id" choices={offered(first)} />
            {!readOnly && <PreferredVesselVerdict choice="first" />}
          </>
        ),
        vessel_preference_2_id: (
          <>
            <ChoiceAnswer
              field="vessel_preference_2_id"
              choices={offered(second).filter(({ id }) => id !== first)}
              optional
            />
            {!readOnly && <PreferredVesselVerdict choice="second" />}
          </>
        ),
        min_science_berths: <NumberAnswer field="min_science_berths" hint={berthsHint} />,
        helicopter_required: <HelicopterAnswer />,
        needed_capability_ids: (
          <MultiSelectAnswer
            field="needed_capability_ids"
            choices={capabilities.filter(({ kind }) => kind !== 'waters')}
            optional
          />
        ),
        needed_water_ids: (
          <MultiSelectAnswer
            field="needed_water_ids"
            choices={capabilities.filter(({ kind }) => kind === 'waters')}
            optional
          />
        ),
      }}
    />
  );
};
