import { useTranslation } from 'react-i18next';
import type { Correction } from '@shiptime/domain/applications/wire/history';
import type { ReferencedTable } from '@shiptime/domain/applications/sections/field';
import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { Choice } from '../request-form/controls/choice.ts';
import { yearChoices } from '../request-form/controls/choice-answers.tsx';
import { useAnswerFormatter } from '../request-form/controls/answer-formatter.ts';
import { findChangedWords } from './changed-part.ts';
import styles from './correction-difference.module.css';

type Answer = Correction['before'];
type Side = { readonly value: Answer };
type List = Exclude<ReferencedTable, 'fiscal_years' | 'vessels'>;

const Words = ({ value, choices = [] }: Side & { choices?: readonly Choice[] }) =>
  useAnswerFormatter(choices)(value);
const FromList = ({ list, ...side }: Side & { list: List }) => (
  <Words {...side} choices={useReferenceList(list)} />
);
const FromFleet = (side: Side) => <Words {...side} choices={useVessels()} />;
const FromYears = (side: Side) => <Words {...side} choices={yearChoices(useReferenceList('fiscal_years'))} />;

const AnswerInWords = ({ field, value }: Side & { field: ApplicationField }) => {
  const { list } = fieldByName(field);
  if (list === 'vessels') return <FromFleet value={value} />;
  if (list === 'fiscal_years') return <FromYears value={value} />;
  return list ? <FromList list={list} value={value} /> : <Words value={value} />;
};

const isText = (value: Answer): value is string => typeof value === 'string' && value !== '';

export const CorrectionDifference = ({
  field,
  before,
  after,
}: Pick<Correction, 'field' | 'before' | 'after'>) => {
  const { t } = useTranslation('applications');
  const part =
    ['text', 'line'].includes(fieldByName(field).kind) && isText(before) && isText(after)
      ? findChangedWords(before, after)
      : null;
  return (
    <dl className={styles['difference']}>
      <div>
        <dt>{t('corrections.before')}</dt>
        <dd>
          {part?.start}
          <del>{part ? part.before : <AnswerInWords field={field} value={before} />}</del>
          {part?.end}
        </dd>
      </div>
      <div>
        <dt>{t('corrections.after')}</dt>
        <dd>
          {part?.start}
          <ins>{part ? part.after : <AnswerInWords field={field} value={after} />}</ins>
          {part?.end}
        </dd>
      </div>
    </dl>
  );
};
