import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useSetSearch } from '#lib/navigation.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import type { LoadedPlan } from '../plan.ts';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';

type ChooseVesselsProps = { readonly all: readonly LoadedPlan[] };

const ChooseDialog = ({ all, onClose }: ChooseVesselsProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plans, editor } = useEditingModel();
  const setSearch = useSetSearch();
  const [chosen, setChosen] = useState<readonly number[]>(() => plans.map(({ id }) => id));
  const [error, setError] = useState<string | null>(null);
  const show = async () => {
    // Saves before the editor is replaced by one for other vessels.
    if (!(await editor.saveNow())) {
      setError(t('steps.unsaved'));
      return;
    }
    onClose();
    setSearch({ plans: chosen.join(','), mission: undefined });
  };
  return (
    <FormDialog
      name="timeline-vessels"
      title={t('fleet.choose')}
      isOpen
      onClose={onClose}
      onSubmit={() => void show()}
      error={error}
      pending={false}
      submitLabel={t('fleet.show')}
      canSubmit={chosen.length > 0}
    >
      <div>
        <Button small onPress={() => setChosen(all.map(({ id }) => id))}>
          {t('fleet.all')}
        </Button>
      </div>
      <MultiSelect
        label={t('fleet.vessels')}
        name="plans"
        options={all.map((plan) => ({ id: plan.id, label: nameInLanguage(language, plan.vessel) }))}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
};

export const ChooseVesselsButton = ({ all }: ChooseVesselsProps) => {
  const { t } = useTranslation('scheduler');
  const { plans } = useEditingModel();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small icon="ship" onPress={() => setOpen(true)}>
        {t('fleet.choose_of', { count: plans.length, of: all.length })}
      </Button>
      {open && <ChooseDialog all={all} onClose={() => setOpen(false)} />}
    </>
  );
};
