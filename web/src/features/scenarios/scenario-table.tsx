import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scenarioNameLimit } from '@shiptime/domain/scenarios/scenario-bodies';
import type { ScenarioResource } from '@shiptime/domain/scenarios/scenario-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { Link } from '#ui/link.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useVessels } from '../vessels/vessel-api.ts';
import { deleteScenario, renameScenario } from './scenario-api.ts';

type OneProps = { readonly scenario: ScenarioResource; readonly onClose: () => void };

const RenameDialog = ({ scenario, onClose }: OneProps) => {
  const { t } = useTranslation('scenarios');
  const [name, setName] = useState(scenario.name);
  const task = useApiMutation('rename_scenario', {
    mutationFn: () => renameScenario(scenario, name.trim()),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      name="scenario-rename"
      title={t('rename.title', { name: scenario.name })}
      isOpen
      onClose={onClose}
      onSubmit={() => void task.run()}
      error={task.problem}
      pending={task.pending}
      submitLabel={t('rename.submit')}
      canSubmit={name.trim() !== ''}
    >
      <TextField
        label={t('name')}
        name="name"
        value={name}
        onChange={setName}
        maxLength={scenarioNameLimit}
      />
    </FormDialog>
  );
};

const DeleteDialog = ({ scenario, onClose }: OneProps) => {
  const { t } = useTranslation('scenarios');
  const task = useApiMutation('delete_scenario', {
    mutationFn: () => deleteScenario(scenario),
    onSuccess: () => {
      onClose();
      snackbar.success(t('delete.done', { name: scenario.name }));
    },
  });
  return (
    <ConfirmDialog
      name="scenario-delete"
      title={t('delete.title', { name: scenario.name })}
      isOpen
      onCancel={onClose}
      onConfirm={() => void task.run()}
      confirmLabel={t('delete.submit')}
      danger
      error={task.problem}
      pending={task.pending}
    >
      <p>{t('delete.explained')}</p>
    </ConfirmDialog>
  );
};

const Actions = ({ scenario }: { scenario: ScenarioResource }) => {
  const { t } = useTranslation('scenarios');
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const close = () => setDoing(null);
  return (
    <Row>
      {scenario.can.rename && (
        <Button
          small
          aria-label={t('rename.title', { name: scenario.name })}
          onPress={() => setDoing('rename')}
        >
          {t('rename.button')}
        </Button>
      )}
      {scenario.can.delete && (
        <Button
          small
          aria-label={t('delete.title', { name: scenario.name })}
          onPress={() => setDoing('delete')}
        >
          {t('delete.button')}
        </Button>
      )}
      {doing === 'rename' && <RenameDialog scenario={scenario} onClose={close} />}
      {doing === 'delete' && <DeleteDialog scenario={scenario} onClose={close} />}
    </Row>
  );
};

type ScenarioTableProps = { readonly scenarios: readonly ScenarioResource[]; readonly year: string };

export const ScenarioTable = ({ scenarios, year }: ScenarioTableProps) => {
  const { t } = useTranslation('scenarios');
  const { language, list } = useFormat();
  const vessels = useVessels();
  const columns = useMemo<readonly DataColumn<ScenarioResource>[]>(() => {
    const named = ({ vessel_ids }: ScenarioResource) =>
      list(
        vessels.filter(({ id }) => vessel_ids.includes(id)).map((vessel) => nameInLanguage(language, vessel)),
      );
    const maker = ({ created_by: { first_name, last_name } }: ScenarioResource) =>
      `${first_name} ${last_name}`;
    return [
      {
        key: 'name',
        header: t('name'),
        isRowHeader: true,
        value: ({ name }) => name,
        cell: ({ id, name }) => <Link href={paths.scenario(id)}>{name}</Link>,
      },
      { key: 'vessels', header: t('vessels'), value: named, cell: named },
      { key: 'maker', header: t('list.maker'), value: maker, cell: maker },
      {
        key: 'made',
        header: t('list.made'),
        value: ({ created_at }) => created_at,
        cell: ({ created_at }) => <Instant at={created_at} />,
      },
      {
        key: 'adopted',
        header: t('list.adopted'),
        value: ({ adopted_at }) => adopted_at,
        cell: ({ adopted_at }) => (adopted_at ? <Instant at={adopted_at} /> : t('list.not_adopted')),
      },
      { key: 'actions', header: t('list.actions'), cell: (scenario) => <Actions scenario={scenario} /> },
    ];
  }, [t, language, list, vessels]);
  return (
    <DataTable
      caption={t('list.caption', { year })}
      columns={columns}
      rows={scenarios}
      rowKey={({ id }) => id}
      searchLabel={t('list.search')}
    />
  );
};
