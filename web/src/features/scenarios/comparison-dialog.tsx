import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { ScenarioComparison, ScenarioResource } from '@shiptime/domain/scenarios/scenario-wire';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { invalidatePlans } from '../plans/plan-api.ts';
import { adoptScenario, comparisonQuery, scenariosQuery, type ComparisonTarget } from './scenario-api.ts';
import { ComparedTotals } from './compared-totals.tsx';
import { ScenariosSideBySide } from './scenarios-side-by-side.tsx';
import { ScenarioDifferences } from './scenario-differences.tsx';

type ComparisonDialogProps = { readonly scenario: ScenarioResource; readonly onClose: () => void };

const nobody: ReadonlySet<number> = new Set();
const current = 0;

const useAdopting = (
  scenario: ScenarioResource,
  comparison: ScenarioComparison | undefined,
  again: () => Promise<unknown>,
) => {
  const [left, setLeft] = useState(nobody);
  const [asked, setAsked] = useState(nobody);
  const [reason, setReason] = useState('');
  const [adopted, setAdopted] = useState(0);
  const differences = comparison?.differences ?? [];
  // Changes made on both sides are adopted only if chosen explicitly.
  const isTaken = (id: number, both: boolean) => (both ? asked.has(id) : !left.has(id));
  const chosen = differences.filter(({ id, changed_by_both }) => isTaken(id, changed_by_both));
  const take = (ids: readonly number[], isWanted: boolean) => {
    const both = new Set(differences.filter((each) => each.changed_by_both).map(({ id }) => id));
    const changed = (before: ReadonlySet<number>, about: readonly number[], add: boolean) =>
      new Set([...[...before].filter((id) => !about.includes(id)), ...(add ? about : [])]);
    setAsked(
      changed(
        asked,
        ids.filter((id) => both.has(id)),
        isWanted,
      ),
    );
    setLeft(
      changed(
        left,
        ids.filter((id) => !both.has(id)),
        !isWanted,
      ),
    );
  };
  const task = useApiMutation('adopt_scenario', {
    mutationFn: (wanted: typeof chosen) =>
      adoptScenario(scenario.id, {
        reason: reason.trim(),
        change_ids: wanted.map(({ id }) => id),
        overwrite_ids: wanted.filter((each) => each.changed_by_both).map(({ id }) => id),
      }),
    onSuccess: async (_adopted, { length: count }) => {
      await Promise.all([invalidatePlans(), again()]);
      setAdopted(count);
      setReason('');
    },
  });
  return { chosen, take, reason, setReason, adopted, adopt: () => task.run(chosen), task };
};

type ComparedProps = {
  readonly scenario: ScenarioResource;
  readonly comparison: ScenarioComparison;
  readonly others: readonly Pick<ScenarioResource, 'id' | 'name'>[];
  readonly adopting: ReturnType<typeof useAdopting>;
};

const Compared = ({ scenario, comparison, others, adopting }: ComparedProps) => {
  const { t } = useTranslation('scenarios');
  const { chosen, adopted, take } = adopting;
  const other = others.find(({ id }) => id === comparison.with);
  const otherName = other?.name ?? t('compare.plans');
  const mayTake = comparison.with === 'current' && scenario.can.adopt;
  return (
    <>
      {adopted > 0 && (
        <Notice tone="success" title={t('compare.adopted', { count: adopted })} takesFocus>
          <p>{t('compare.adopted_explained')}</p>
        </Notice>
      )}
      <ComparedTotals totals={comparison.totals} other={otherName} name={scenario.name} />
      <ScenariosSideBySide scenario={scenario} comparison={comparison} other={otherName} />
      {comparison.changed_since.length > 0 && (
        <Notice title={t('compare.since', { count: comparison.changed_since.length })}>
          <p>{t('compare.since_explained')}</p>
        </Notice>
      )}
      <ScenarioDifferences
        differences={comparison.differences}
        chosen={chosen}
        {...(mayTake && { onTake: take })}
      />
    </>
  );
};

export const ComparisonDialog = ({ scenario, onClose }: ComparisonDialogProps) => {
  const { t } = useTranslation('scenarios');
  const [other, setOther] = useState<ComparisonTarget>('current');
  const query = useQuery(comparisonQuery(scenario.id, other));
  const others = useQuery(scenariosQuery(scenario.fiscal_year_id)).data ?? [];
  const adopting = useAdopting(scenario, query.data, query.refetch);
  const { chosen, reason, setReason, adopted, task } = adopting;
  const mayAdopt = other === 'current' && scenario.can.adopt && chosen.length > 0;
  return (
    <FormDialog
      name="scenario-compare"
      title={t('compare.title', { name: scenario.name })}
      isOpen
      wide
      onClose={onClose}
      onSubmit={() => void adopting.adopt()}
      error={task.problem}
      pending={task.pending}
      submitLabel={mayAdopt ? t('compare.adopt', { count: chosen.length }) : null}
      canSubmit={reason.trim() !== ''}
      {...(adopted > 0 && { cancelLabel: t('close') })}
    >
      <Select
        label={t('compare.with')}
        name="with"
        placeholder={null}
        options={[
          { id: current, label: t('compare.plans') },
          ...others.filter(({ id }) => id !== scenario.id).map(({ id, name }) => ({ id, label: name })),
        ]}
        value={other === 'current' ? current : other}
        onChange={(id) => setOther(id ? id : 'current')}
      />
      <QueryView query={query} task="compare_scenario">
        {(found) => <Compared scenario={scenario} comparison={found} others={others} adopting={adopting} />}
      </QueryView>
      {mayAdopt && (
        <TextArea
          label={t('compare.reason')}
          hint={t('compare.reason_hint')}
          name="reason"
          value={reason}
          onChange={setReason}
          max={reasonLimit}
        />
      )}
    </FormDialog>
  );
};
