import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor, FactorSetup } from '@shiptime/domain/accounts/second-factor-wire';
import { sessionStore } from '#lib/session-store.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { factorsQuery, beginFactorSetup } from './second-factor-api.ts';
import { RemoveFactorDialog, RenameFactorDialog, RenewRecoveryCodesDialog } from './factor-dialogs.tsx';
import styles from './second-factor.module.css';
import { FactorSetupForm } from './factor-setup-form.tsx';

type Open =
  | { readonly what: 'rename' | 'remove'; readonly factor: Factor }
  | { readonly what: 'set_up'; readonly offer: FactorSetup }
  | { readonly what: 'renew' };

const FactorsTable = ({ factors, onOpen }: { factors: readonly Factor[]; onOpen: (open: Open) => void }) => {
  const { t } = useTranslation('second_factor');
  const columns: TableColumn<Factor>[] = [
    { key: 'name', header: t('name'), isRowHeader: true, cell: ({ name }) => name },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'added', header: t('added'), cell: ({ created_at }) => <Instant at={created_at} /> },
    {
      key: 'used',
      header: t('last_used'),
      cell: ({ last_used_at }) => (last_used_at ? <Instant at={last_used_at} /> : t('never')),
    },
    {
      key: 'actions',
      header: '',
      label: t('actions'),
      cell: (factor) => (
        <Row>
          {(['rename', 'remove'] as const).map((what) => (
            <Button
              key={what}
              small
              aria-label={t(`${what}_named`, { name: factor.name })}
              onPress={() => onOpen({ what, factor })}
            >
              {t(what)}
            </Button>
          ))}
        </Row>
      ),
    },
  ];
  return <Table caption={t('title')} columns={columns} rows={factors} rowKey={({ id }) => id} />;
};

type OpenDialogProps = { readonly open: Open; readonly onClose: () => void };

type SetUpDialogProps = {
  readonly offer: FactorSetup;
  readonly onClose: () => void;
  readonly onMade: () => void;
};

const SetUpDialog = ({ offer, onClose, onMade }: SetUpDialogProps) => {
  const { t } = useTranslation(['second_factor', 'ui']);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      name="factor-set-up"
      title={t('second_factor:set_up.title')}
      isOpen
      onClose={onClose}
      footer={<div ref={setFoot} className={styles['buttons']} />}
    >
      <FactorSetupForm
        offer={offer}
        foot={foot}
        back={{ label: t('ui:cancel'), onPress: onClose }}
        onMade={onMade}
      />
    </Dialog>
  );
};

const OpenDialog = ({ open, onClose }: OpenDialogProps) => {
  const { t } = useTranslation(['second_factor', 'ui']);
  const queryClient = useQueryClient();
  const renewed = () => Promise.all([queryClient.invalidateQueries(factorsQuery), sessionStore.refresh()]);
  if (open.what === 'renew') return <RenewRecoveryCodesDialog onClose={onClose} onDone={renewed} />;
  if (open.what === 'set_up') {
    const close = () => {
      onClose();
      void renewed();
    };
    const made = () => {
      close();
      snackbar.success(t('second_factor:set_up.done'));
    };
    return <SetUpDialog offer={open.offer} onClose={close} onMade={made} />;
  }
  const Asked = open.what === 'rename' ? RenameFactorDialog : RemoveFactorDialog;
  return <Asked factor={open.factor} onClose={onClose} onDone={renewed} />;
};

export const FactorsSection = () => {
  const { t } = useTranslation('second_factor');
  const query = useQuery(factorsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const { run, pending, problem } = useApiMutation('set_up_factor', {
    mutationFn: beginFactorSetup,
    onSuccess: (offer) => setOpen({ what: 'set_up', offer }),
  });
  return (
    <Section title={t('title')} card>
      <Stack>
        <p>{t('lead')}</p>
        <ProblemNotice problem={problem} />
        <QueryView query={query}>
          {({ data, meta }) => (
            <Stack>
              {meta.required && <p>{t('required')}</p>}
              {data.length === 0 && <p>{t('none')}</p>}
              {data.length > 0 && <FactorsTable factors={data} onOpen={setOpen} />}
              {data.length > 0 && <p>{t('recovery.left', { count: meta.recovery_codes_left })}</p>}
              <Row>
                <Button icon="add" pending={pending} onPress={() => void run()}>
                  {t('add')}
                </Button>
                {data.length > 0 && (
                  <Button onPress={() => setOpen({ what: 'renew' })}>{t('recovery.renew')}</Button>
                )}
              </Row>
            </Stack>
          )}
        </QueryView>
        {open && <OpenDialog open={open} onClose={() => setOpen(null)} />}
      </Stack>
    </Section>
  );
};
