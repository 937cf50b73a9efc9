import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartName } from '@shiptime/domain/applications/sections/answers';
import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import {
  fieldNamesUnderHeading,
  type HeadingName,
  isPartBlock,
  layoutOfSection,
  type SectionName,
} from '@shiptime/domain/applications/sections/sections';
import { useConditionAnswers } from '../form-model.ts';
import { ApplicationAnswer } from './answer.tsx';
import { FieldGroup } from './field-group.tsx';

type Own = Readonly<Partial<Record<ApplicationField, ReactNode>>>;
type UnderProps = { readonly section: SectionName; readonly heading: HeadingName | null; readonly own: Own };

const AnswersUnder = ({ section, heading, own }: UnderProps) => {
  const answers = useConditionAnswers();
  const asked = fieldNamesUnderHeading(section, heading).filter(
    (field) => fieldByName(field).asked?.(answers) ?? true,
  );
  return asked.map((field) => (
    <Fragment key={field}>{own[field] ?? <ApplicationAnswer field={field} />}</Fragment>
  ));
};

type Props = {
  readonly section: SectionName;
  readonly own?: Own;
  readonly parts?: Readonly<Partial<Record<PartName, ReactNode>>>;
  readonly proposed?: Readonly<Partial<Record<HeadingName, ReactNode>>>;
  readonly after?: Readonly<Partial<Record<HeadingName, ReactNode>>>;
  readonly inColumns?: readonly HeadingName[];
};

export const SectionAnswers = ({
  section,
  own = {},
  parts = {},
  proposed = {},
  after = {},
  inColumns = [],
}: Props) => {
  const { t } = useTranslation('application_form');
  return layoutOfSection(section).map((block) => {
    if (isPartBlock(block)) return <Fragment key={block.part}>{parts[block.part]}</Fragment>;
    const answers = <AnswersUnder section={section} heading={block} own={own} />;
    if (block === null) return <Fragment key="">{answers}</Fragment>;
    return (
      <Fragment key={block}>
        <FieldGroup title={t(`groups.${block}`)} columns={inColumns.includes(block)} lead={proposed[block]}>
          {answers}
        </FieldGroup>
        {after[block]}
      </Fragment>
    );
  });
};
