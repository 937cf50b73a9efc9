import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { Stack } from '#ui/stack.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { FeasibilityReasons, VerdictMark } from '../components/verdict.tsx';
import { useVesselFits } from '../components/use-vessel-fits.ts';

type Props = {
  readonly application: Pick<Application, 'id' | 'vessel_id'>;
  readonly value: number | null;
  readonly onChange: (vesselId: number | null) => void;
  readonly error: string | undefined;
};

export const ReassignVesselField = ({ application, value, onChange, error }: Props) => {
  const { t } = useTranslation('applications');
  const { language, compare } = useFormat();
  const { fitOf, rankOf, slotWords, wordsOf } = useVesselFits(application.id);
  const options = useVessels()
    .filter(({ id, active }) => active && id !== application.vessel_id)
    .map((vessel) => ({
      id: vessel.id,
      name: nameInLanguage(language, vessel),
      words: wordsOf(vessel.id),
      way: fitOf(vessel.id)?.reassign,
    }))
    .toSorted((a, b) => rankOf(a.id) - rankOf(b.id) || compare(a.name, b.name))
    .filter(({ way }) => !way?.refusal)
    .map(({ id, name, words, way }) => ({
      id,
      label: words ? t('feasibility.named', { name, verdict: words.verdict }) : name,
      ...((words?.details || way?.amends) && {
        description: [words?.details, way?.amends && t('actions.reassign.amends')]
          .filter(Boolean)
          .join(' · '),
      }),
    }));
  const chosen = fitOf(value);
  return (
    <Stack>
      <ComboBox
        label={t('feasibility.new_vessel')}
        name="vessel_id"
        options={options}
        value={value}
        onChange={onChange}
        error={error}
      />
      <output>
        {chosen && (
          <>
            <VerdictMark verdict={chosen.verdict} />
            {chosen.reasons.length > 0 && <FeasibilityReasons found={chosen} />}
            <p>{slotWords(chosen)}</p>
            {chosen.reassign?.amends && <p>{t('actions.reassign.amends')}</p>}
          </>
        )}
      </output>
    </Stack>
  );
};
