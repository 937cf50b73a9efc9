import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scenarioNameLimit, type ScenarioSource } from '@shiptime/domain/scenarios/scenario-bodies';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fleetPlanQuery } from '../plans/plan-api.ts';
import type { FiscalYearRow } from '../reference/reference-api.ts';
import { useVesselOptions } from '../vessels/vessel-options.ts';
import { createScenario, scenariosQuery } from './scenario-api.ts';

type NewScenarioDialogProps = {
  readonly year: FiscalYearRow;
  readonly vesselIds: readonly number[];
  readonly from?: number;
  readonly before?: () => Promise<unknown>;
  readonly onClose: () => void;
};

const sourceOf = (from: string): ScenarioSource => {
  const [kind, number] = from.split(':');
  if (kind === 'version') return { version: Number(number) };
  return kind === 'scenario' ? Number(number) : 'current';
};

const useSources = ({ id: yearId }: FiscalYearRow) => {
  const { t } = useTranslation('scenarios');
  const others = useQuery(scenariosQuery(yearId)).data ?? [];
  const latest = useQuery(fleetPlanQuery(yearId)).data?.latest_version ?? 0;
  return [
    { id: 'current', label: t('new.current') },
    ...Array.from({ length: latest }, (_, index) => latest - index).map((number) => ({
      id: `version:${number}`,
      label: t('new.version', { number }),
    })),
    ...others.map(({ id, name }) => ({ id: `scenario:${id}`, label: t('new.other', { name }) })),
  ];
};

const useCreating = ({ year, before, onClose }: NewScenarioDialogProps) => {
  const go = useNavigateTo();
  return useApiMutation('create_scenario', {
    mutationFn: async (wanted: Omit<Parameters<typeof createScenario>[0], 'fiscal_year_id'>) => {
      await before?.();
      return createScenario({ fiscal_year_id: year.id, ...wanted });
    },
    onSuccess: ({ id }) => {
      onClose();
      go(paths.scenario(id));
    },
  });
};

export const NewScenarioDialog = (props: NewScenarioDialogProps) => {
  const { year, vesselIds, onClose } = props;
  const { t } = useTranslation('scenarios');
  const sources = useSources(year);
  const vessels = useVesselOptions(vesselIds);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>(vesselIds);
  const [from, setFrom] = useState(props.from === undefined ? 'current' : `scenario:${props.from}`);
  const task = useCreating(props);
  const wanted = { name: name.trim(), vessel_ids: [...chosen], from: sourceOf(from) };
  return (
    <FormDialog
      name="scenario-new"
      title={t('new.title', { year: year.name })}
      isOpen
      onClose={onClose}
      onSubmit={() => void task.run(wanted)}
      error={task.problem}
      pending={task.pending}
      submitLabel={t('new.submit')}
      canSubmit={name.trim() !== '' && chosen.length > 0}
    >
      <p>{t('new.explained')}</p>
      <TextField
        label={t('name')}
        hint={t('new.name_hint')}
        name="name"
        value={name}
        onChange={setName}
        maxLength={scenarioNameLimit}
      />
      <Select
        label={t('new.from')}
        name="from"
        placeholder={null}
        options={sources}
        value={from}
        onChange={(id) => setFrom(id ?? 'current')}
      />
      <MultiSelect
        label={t('vessels')}
        name="vessel_ids"
        options={vessels}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
};
