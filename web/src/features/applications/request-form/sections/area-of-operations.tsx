import { useTranslation } from 'react-i18next';
import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { Link } from '#ui/link.tsx';
import { UserText } from '#ui/user-text.tsx';
import { ApplicationAnswer } from '../controls/answer.tsx';
import { FieldGroup } from '../controls/field-group.tsx';
import { SectionAnswers } from '../controls/section-answers.tsx';
import type { PartField } from '../parts/part-fields.tsx';
import { PartRemarkButton } from '../parts/part-remarks.tsx';
import { PartTable } from '../parts/part-table.tsx';
import { Stations } from '../stations/stations.tsx';
import { ForeignWatersClearance } from './foreign-waters-clearance.tsx';

const limits = rowTextLimits.area_of_consideration;
const areaFields: readonly PartField[] = [
  { name: 'name', kind: 'text', max: limits.name },
  { name: 'info_url', kind: 'url', max: limits.info_url, optional: true },
];

const isWebAddress = (value: unknown): value is string => /^https?:\/\//i.test(String(value));

export const AreaOfOperations = () => {
  const { t } = useTranslation('application_form');
  const areas = (
    <FieldGroup
      title={t('groups.areas_of_consideration')}
      beside={<PartRemarkButton part="areas_of_consideration" />}
    >
      <PartTable
        part="areas_of_consideration"
        fields={areaFields}
        show={(field, value) =>
          field === 'info_url' && isWebAddress(value) ? (
            <Link href={value} rel="noreferrer" target="_blank">
              {value}
            </Link>
          ) : (
            <UserText text={String(value ?? '')} />
          )
        }
      />
    </FieldGroup>
  );
  const stations = (
    <FieldGroup title={t('groups.stations')} beside={<PartRemarkButton part="stations" />}>
      <Stations />
    </FieldGroup>
  );
  return (
    <SectionAnswers
      section="area_of_operations"
      own={{
        coastal_state_ids: (
          <ForeignWatersClearance>
            <ApplicationAnswer field="coastal_state_ids" />
          </ForeignWatersClearance>
        ),
      }}
      parts={{ stations, areas_of_consideration: areas }}
    />
  );
};
