import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  factorUserTypes,
  type SettingKey,
  type Settings,
  settingsSchema,
} from '@shiptime/domain/reference/settings';
import { problemsOf } from '@shiptime/domain/shared/field-problem';
import { api } from '#lib/api-client.ts';
import { portalQuery } from '#lib/portal.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { roleName } from '#lib/role-name.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { settingsQuery } from '../api.ts';
import { fromLine, lineOf, numbersOf } from './list-line.ts';

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

const SettingsForm = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation('reference');
  const { t: tr } = useTranslation('app');
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const [values, setValues] = useState(settings);
  const [domains, setDomains] = useState(lineOf(settings.government_email_domains));
  const [days, setDays] = useState(lineOf(settings.reminder_days));
  const [tried, setTried] = useState(false);
  const entered = { ...values, government_email_domains: fromLine(domains), reminder_days: numbersOf(days) };
  const checked = settingsSchema.safeParse(entered);
  const problems = tried && !checked.success ? problemsOf(checked.error) : [];
  const { run, pending, error, problem } = useChange('save_settings', {
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
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked.success) void run();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        {error && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        {numbers.map((key) => (
          <NumberField
            key={key}
            name={key}
            label={t(`settings.${key}`)}
            value={values[key]}
            error={errorOf(key)}
            onChange={(value) => setValues({ ...values, [key]: value })}
          />
        ))}
        <TextField
          name="government_email_domains"
          label={t('settings.government_email_domains')}
          hint={t('settings.government_email_domains_hint')}
          value={domains}
          onChange={setDomains}
          error={errorOf('government_email_domains')}
          optional
        />
        <TextField
          name="reminder_days"
          label={t('settings.reminder_days')}
          hint={t('settings.reminder_days_hint')}
          value={days}
          onChange={setDays}
          error={errorOf('reminder_days')}
          optional
        />
        <MultiSelect
          name="second_factor_user_types"
          label={t('settings.second_factor_user_types')}
          hint={t('settings.second_factor_user_types_hint')}
          options={factorUserTypes.map((id) => ({ id, label: tr(`roles.${roleName(id)}`) }))}
          value={values.second_factor_user_types}
          onChange={(ids) =>
            setValues({
              ...values,
              second_factor_user_types: factorUserTypes.filter((type) => ids.includes(type)),
            })
          }
          optional
        />
        <Checkbox
          name="open_schedule"
          label={t('settings.open_schedule')}
          value={values.open_schedule}
          onChange={(open_schedule) => setValues({ ...values, open_schedule })}
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
