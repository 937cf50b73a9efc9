import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { type DescriptionItem, DescriptionList } from '#ui/description-list.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { Section } from '#ui/section.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useDurationFormatter } from './use-duration-formatter.ts';
import type { Backup } from '@shiptime/domain/operation/operation-wire';
import type { PortalOperation } from '@shiptime/domain/operation/operation-wire';
import { beginBackup, portalOperationKey } from './operation-api.ts';

const Made = ({ backup }: { backup: Backup }) => {
  const { t } = useTranslation('operation');
  return (
    <>
      {backup.made_at && <Instant at={backup.made_at} />}
      <div>
        {t('backups.made', { rows: backup.rows, megabytes: Math.round((backup.bytes ?? 0) / 1e5) / 10 })}
      </div>
    </>
  );
};

const Proven = ({ backup }: { backup: Backup }) => {
  const { t } = useTranslation('operation');
  const duration = useDurationFormatter();
  return (
    <>
      {backup.made_at && <Instant at={backup.made_at} />}
      <div>{t('backups.proven', { rows: backup.rows, duration: duration(backup.proof_seconds ?? 0) })}</div>
    </>
  );
};

const Outcome = ({ backup }: { backup: Backup }) => {
  const { t } = useTranslation('operation');
  if (backup.phase === 'failed')
    return <Notice tone="error">{t('backups.failed', { reason: backup.failure ?? '' })}</Notice>;
  return backup.proven_at ? (
    <Notice tone="success">{t('backups.finished')}</Notice>
  ) : (
    <Notice tone="warning">{t('backups.finished_unproven')}</Notice>
  );
};

const Running = ({ backup }: { backup: Backup }) => {
  const { t } = useTranslation('operation');
  const { tables_done, tables_total } = backup;
  return (
    <Progress
      label={backup.phase === 'proving' ? t('backups.proving') : t('backups.writing')}
      {...(tables_total !== null && { value: tables_done / tables_total })}
    />
  );
};

const useItems = ({
  newest,
  newest_proven,
  next_at,
}: PortalOperation['backups']): readonly DescriptionItem[] => {
  const { t } = useTranslation('operation');
  return [
    { key: 'newest', term: t('backups.newest'), value: newest && <Made backup={newest} /> },
    {
      key: 'newest_proven',
      term: t('backups.newest_proven'),
      value: newest_proven && <Proven backup={newest_proven} />,
    },
    { key: 'next', term: t('backups.next'), value: next_at && <Instant at={next_at} /> },
  ];
};

export const BackupsPanel = ({ backups }: { backups: PortalOperation['backups'] }) => {
  const { t } = useTranslation('operation');
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState<number | null>(null);
  const { running, last } = backups;
  const items = useItems(backups);
  const task = useApiMutation('back_up', {
    mutationFn: beginBackup,
    onSuccess: async ({ id }) => {
      setBegun(id);
      await queryClient.invalidateQueries({ queryKey: portalOperationKey });
    },
  });
  if (!backups.scheduled) {
    return (
      <Section title={t('backups.title')}>
        <p>{t('backups.off')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('backups.title')}>
      <Stack>
        <p>
          {t('backups.schedule', {
            count: backups.every_hours ?? 0,
            directory: backups.directory,
            days: backups.keep_days,
          })}{' '}
          {backups.encrypted ? t('backups.encrypted') : t('backups.clear')}
        </p>
        <DescriptionList unknown={t('backups.none')} items={items} />
        <Row>
          <Button
            variant="primary"
            pending={task.pending || running !== null}
            onPress={() => void task.run()}
          >
            {t('backups.now')}
          </Button>
        </Row>
        <ProblemNotice problem={task.problem} />
        <div aria-live="polite">
          {running ? <Running backup={running} /> : last && last.id === begun && <Outcome backup={last} />}
        </div>
      </Stack>
    </Section>
  );
};
