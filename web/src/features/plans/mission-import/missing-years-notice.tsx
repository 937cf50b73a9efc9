import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasRole } from '@shiptime/domain/shared/actor';
import { useActor } from '#lib/actor.ts';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export const MissingYearsNotice = ({ years }: { readonly years: readonly string[] }) => {
  const { t } = useTranslation('mission_import');
  const { list } = useFormat();
  const client = useQueryClient();
  const isAdministrator = hasRole(useActor(), 'administrator');
  const task = useApiMutation('create_years', {
    mutationFn: async () => {
      for (const year of years) await api.post('/fiscal_years', { start_date: `${year.slice(0, 4)}-04-01` });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['reference'] }),
        client.invalidateQueries({ queryKey: ['mission-import'] }),
      ]),
  });
  if (years.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={t('years.missing', { count: years.length })}
      actions={
        isAdministrator && (
          <Button icon="add" pending={task.pending} onPress={() => void task.run()}>
            {t('years.create', { count: years.length })}
          </Button>
        )
      }
    >
      <p>{list(years)}</p>
      {!isAdministrator && <p>{t('years.ask')}</p>}
      {task.problem && <p>{task.problem}</p>}
    </Notice>
  );
};
