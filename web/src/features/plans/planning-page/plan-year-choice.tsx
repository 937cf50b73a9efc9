import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { planIndexQuery } from '../plan-api.ts';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import { searchParamsForOtherYear, planIdsInYear, yearIdsOfVessels } from './plan-index.ts';
import styles from '../room-bar.module.css';

export const PlanYearChoice = ({ alone = false }: { readonly alone?: boolean }) => {
  const { t } = useTranslation('scheduler');
  const { plans, editor } = useEditingModel();
  const go = useNavigateTo();
  const places = useQuery(planIndexQuery).data ?? [];
  const years = useReferenceList('fiscal_years');
  const chosen = plans[0]?.fiscal_year;
  const vessels = new Set(plans.map(({ vessel_id }) => vessel_id));
  const used = yearIdsOfVessels(places, vessels);
  const known = !chosen || years.some(({ id }) => id === chosen.id) ? years : [...years, chosen];
  const offered = known
    .filter(({ id }) => used.has(id) || id === chosen?.id)
    .toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  const show = async (yearId: number) => {
    // Saves before the editor is replaced by one for another year.
    if (!(await editor.saveNow())) {
      snackbar.error(t('steps.unsaved'));
      return;
    }
    const found = planIdsInYear(places, vessels, yearId);
    const kept = searchParamsForOtherYear(window.location.search);
    const [only] = found;
    if (alone && only !== undefined) go(paths.scheduler(only, kept));
    else go(paths.fleetScheduler({ ...kept, fiscalYearId: yearId, plans: found.join(',') }));
  };
  return (
    <select
      className={styles['year']}
      aria-label={t('view.year')}
      title={t('view.year')}
      value={chosen?.id}
      onChange={({ target }) => void show(Number(target.value))}
    >
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};
