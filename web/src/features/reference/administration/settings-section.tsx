import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  secondFactorUserTypeOptions,
  type SettingKey,
  type Settings,
  settingsSchema,
} from '@shiptime/domain/reference/settings';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import { api } from '#lib/api-client.ts';
import { portalQuery } from '#lib/portal.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { roleName } from '#lib/role-name.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { settingsQuery } from '../reference-api.ts';
import { splitAtCommas, joinWithCommas, parseCommaSeparatedNumbers } from './comma-separated.ts';

const numbers = [
  'station_limit',
  'co_proponent_limit',
  'funding_amount_min',
  'funding_amount_max',
  'total_operating_hours_max',
  'results_month',
  'session_lifetime_hours',
  'session_idle_minutes',
  'fresh_proof_minutes',
] as const satisfies readonly SettingKey[];

const lines = ['government_email_domains', 'reminder_days', 'embed_origins'] as const;

const useSettings = (settings: Settings) => {
  const { t } = useTranslation('reference');
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const [values, setValues] = useState(settings);
  const [domains, setDomains] = useState(joinWithCommas(settings.government_email_domains));
  const [days, setDays] = useState(joinWithCommas(settings.reminder_days));
  const [origins, setOrigins] = useState(joinWithCommas(settings.embed_origins));
  const [tried, setTried] = useState(false);
  const entered = {
    ...values,
    government_email_domains: splitAtCommas(domains),
    reminder_days: parseCommaSeparatedNumbers(days),
    embed_origins: splitAtCommas(origins),
  };
  const checked = settingsSchema.safeParse(entered);
  const problems = tried && !checked.success ? toFieldProblems(checked.error) : [];
  const { run, pending, error, problem } = useApiMutation('save_settings', {
    mutationFn: () => api.patch('/settings', entered),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(settingsQuery.queryKey, data);
      await queryClient.invalidateQueries(portalQuery);
      snackbar.success(t('record.saved'));
    },
  });
  const errorOf = (key: SettingKey) => {
    const problem = problems.find(({ field }) => field === key || field.startsWith(`${key}.`));
    return problem ? problemText(problem) : error?.field(key);
  };
  return {
    values,
    set: (changed: Partial<Settings>) => setValues({ ...values, ...changed }),
    typed: {
      government_email_domains: { value: domains, onChange: setDomains },
      reminder_days: { value: days, onChange: setDays },
      embed_origins: { value: origins, onChange: setOrigins },
    },
    errorOf,
    trySaving: () => {
      setTried(true);
      if (checked.success) void run();
    },
    pending,
    problem,
  };
};

type UserTypes = Settings['second_factor_user_types'];

const FactorUserTypes = (props: { value: UserTypes; onChange: (types: UserTypes) => void }) => {
  const { t } = useTranslation(['reference', 'app']);
  return (
    <MultiSelect
      name="second_factor_user_types"
      label={t('reference:settings.second_factor_user_types')}
      hint={t('reference:settings.second_factor_user_types_hint')}
      options={secondFactorUserTypeOptions.map((id) => ({ id, label: t(`app:roles.${roleName(id)}`) }))}
      value={props.value}
      onChange={(ids) => props.onChange(secondFactorUserTypeOptions.filter((type) => ids.includes(type)))}
      optional
    />
  );
};

const SettingsForm = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation('reference');
  const { values, set, typed, errorOf, trySaving, pending, problem } = useSettings(settings);
  const save = (event: FormEvent) => {
    event.preventDefault();
    trySaving();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <ProblemNotice problem={problem} />
        {numbers.map((key) => (
          <NumberField
            key={key}
            name={key}
            label={t(`settings.${key}`)}
            value={values[key]}
            error={errorOf(key)}
            onChange={(value) => set({ [key]: value })}
          />
        ))}
        {lines.map((key) => (
          <TextField
            key={key}
            name={key}
            label={t(`settings.${key}`)}
            hint={t(`settings.${key}_hint`)}
            {...typed[key]}
            error={errorOf(key)}
            optional
          />
        ))}
        <FactorUserTypes
          value={values.second_factor_user_types}
          onChange={(types) => set({ second_factor_user_types: types })}
        />
        <Checkbox
          name="open_schedule"
          label={t('settings.open_schedule')}
          value={values.open_schedule}
          onChange={(open_schedule) => set({ open_schedule })}
        />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {t('record.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

export const SettingsSection = () => {
  const query = useQuery(settingsQuery);
  return <QueryView query={query}>{(settings) => <SettingsForm settings={settings} />}</QueryView>;
};
