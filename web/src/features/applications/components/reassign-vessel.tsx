import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { byFeasibility } from '@shiptime/domain/applications/feasibility';
import { useFormat } from '../../../lib/format.ts';
import { nameIn } from '../../../lib/i18n.ts';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useVessels } from '../../vessels/api.ts';
import { fleetConstraintsQuery } from '../../vessels/constraint-api.ts';
import { applicationQuery } from '../api.ts';
import type { Application } from '../application.ts';
import { fleetRows } from '../request-form/feasibility/fleet-rows.ts';
import { Reasons, VerdictMark } from '../request-form/feasibility/verdict.tsx';
import { answersOf } from '../request-form/form-rules.ts';

type Props = {
  readonly application: Application;
  readonly value: number | null;
  readonly onChange: (vesselId: number | null) => void;
  readonly error: string | undefined;
};

/** The ships of the fleet as they could serve this application, those that fit first; judged with all its answers. */
const useCandidates = (application: Application) => {
  const { language, compare } = useFormat();
  const vessels = useVessels();
  const constraints = useQuery(fleetConstraintsQuery(application.fiscal_year_id)).data;
  const whole = useQuery(applicationQuery(application.id)).data;
  return useMemo(() => {
    const others = vessels.filter(({ id }) => id !== application.vessel_id);
    const known = whole ?? application;
    const needs = answersOf(known, known);
    const isJudged = whole !== undefined && constraints !== undefined;
    const rows = fleetRows(needs, {
      vessels: others,
      constraints: constraints ?? [],
      nameOf: (vessel) => nameIn(language, vessel),
    }).toSorted((a, b) => (isJudged ? byFeasibility(a.found, b.found) : 0) || compare(a.name, b.name));
    return { rows, isJudged };
  }, [application, compare, constraints, language, vessels, whole]);
};

/** The vessel that an application goes to, and what its coordinators would find: whether it fits, and what stands against it. */
export const ReassignVessel = ({ application, value, onChange, error }: Props) => {
  const { t } = useTranslation('applications');
  const { rows, isJudged } = useCandidates(application);
  const chosen = rows.find(({ vessel }) => vessel.id === value);
  const labelOf = ({ name, found }: (typeof rows)[number]) =>
    isJudged ? t('feasibility.named', { name, verdict: t(`feasibility.verdicts.${found.verdict}`) }) : name;
  return (
    <Stack>
      <ComboBox
        label={t('feasibility.new_vessel')}
        name="vessel_id"
        options={rows.map((row) => ({ id: row.vessel.id, label: labelOf(row) }))}
        value={value}
        onChange={onChange}
        error={error}
      />
      <output>
        {chosen && isJudged && (
          <>
            <VerdictMark verdict={chosen.found.verdict} />
            <Reasons found={chosen.found} />
          </>
        )}
      </output>
    </Stack>
  );
};
