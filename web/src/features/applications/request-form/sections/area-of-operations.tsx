import { useTranslation } from 'react-i18next';
import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { Link } from '#ui/link.tsx';
import { useList } from '#features/reference/api.ts';
import { ManyAnswer } from '../controls/choice-answers.tsx';
import { FieldGroup } from '../controls/field-group.tsx';
import { LongTextAnswer } from '../controls/text-answers.tsx';
import { YesNoAnswer } from '../controls/yes-no-answers.tsx';
import { useAnswer } from '../form-model.ts';
import type { PartField } from '../parts/part-fields.tsx';
import { PartTable } from '../parts/part-table.tsx';
import { Stations } from '../stations/stations.tsx';

const limits = rowTextLimits.area_of_consideration;
const areaFields: readonly PartField[] = [
  { name: 'name', kind: 'text', max: limits.name },
  { name: 'info_url', kind: 'url', max: limits.info_url, optional: true },
];

const isWebAddress = (value: unknown): value is string => /^https?:\/\//i.test(String(value));

export const AreaOfOperations = () => {
  const { t } = useTranslation('application_form');
  const [foreign] = useAnswer<boolean>('in_foreign_waters');
  const [protectedAreas] = useAnswer<boolean>('in_marine_protected_areas');
  const states = useList('coastal_states');
  const areas = useList('marine_protected_areas');
  return (
    <>
      <ManyAnswer field="project_area_ids" choices={useList('project_areas')} />
      <FieldGroup title={t('groups.stations')}>
        <Stations />
      </FieldGroup>
      <FieldGroup title={t('groups.waters')}>
        <YesNoAnswer field="in_foreign_waters" />
        {foreign && <ManyAnswer field="coastal_state_ids" choices={states} />}
        <LongTextAnswer field="indigenous_territories" optional rows={3} />
        <YesNoAnswer field="in_marine_protected_areas" />
        {protectedAreas && <ManyAnswer field="marine_protected_area_ids" choices={areas} />}
        <LongTextAnswer field="other_special_considerations" optional rows={3} />
      </FieldGroup>
      <FieldGroup title={t('groups.areas_of_consideration')}>
        <PartTable
          part="areas_of_consideration"
          fields={areaFields}
          show={(field, value) =>
            field === 'info_url' && isWebAddress(value) ? (
              <Link href={value} rel="noreferrer" target="_blank">
                {value}
              </Link>
            ) : (
              String(value ?? '')
            )
          }
        />
      </FieldGroup>
    </>
  );
};
