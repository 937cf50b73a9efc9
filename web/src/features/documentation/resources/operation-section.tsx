import { useTranslation } from 'react-i18next';
import { usePortal } from '#lib/portal.ts';
import { TwoColumns } from '../prose/two-columns.tsx';
import type { Description } from '../interface/description.ts';
import { recordedExample } from '../interface/examples.ts';
import { fieldsOf } from '../interface/fields.ts';
import { bodyMedia, goodAnswer, type Listed } from '../interface/operations.ts';
import { parametersOf } from '../interface/parameters.ts';
import { Heading } from '../prose/heading.tsx';
import { Prose } from '../prose/prose.tsx';
import { CodeBlock } from '../samples/code-block.tsx';
import { sampleNames } from '../samples/sample.ts';
import { operationSample } from '../samples/operation-sample.ts';
import { useSurroundings } from '../samples/surroundings.ts';
import { TryIt } from '../try-it/try-it.tsx';
import { AnswerWords } from './answer-words.tsx';
import { Entries } from './entries.tsx';
import { ErrorList } from './error-list.tsx';
import { KindWords } from './kind-words.tsx';
import styles from './operation-section.module.css';

type OperationSectionProps = {
  readonly description: Description;
  readonly listed: Listed;
  readonly linkOf: (name: string) => string | undefined;
};

const Address = ({ methods, path }: Listed) => (
  <p className={styles['address']}>
    {methods.map((method) => (
      <code key={method} className={styles['method']} data-method={method}>
        {method}
      </code>
    ))}
    <code className={styles['path']}>{path}</code>
  </p>
);

const Parameters = ({ listed: { operation }, linkOf }: Omit<OperationSectionProps, 'description'>) => {
  const { t } = useTranslation('documentation');
  const told = parametersOf(operation.parameters ?? []);
  if (told.length === 0) return null;
  return (
    <>
      <h3>{t('operation.parameters')}</h3>
      <Entries
        entries={told.map(({ holds, ...rest }) => ({
          ...rest,
          ...(holds && { holds: <KindWords holds={holds} linkOf={linkOf} /> }),
        }))}
      />
    </>
  );
};

const Body = ({ description, listed: { operation }, linkOf }: OperationSectionProps) => {
  const { t } = useTranslation('documentation');
  const body = bodyMedia(operation);
  if (!body?.media.schema) return null;
  const fields = fieldsOf(description, body.media.schema);
  return (
    <>
      <h3>{t('operation.body', { type: body.type })}</h3>
      <Entries
        entries={fields.map(({ name, holds, isNullable, isRequired, meaning }) => ({
          name,
          isRequired,
          meaning,
          holds: (
            <>
              <KindWords holds={holds} linkOf={linkOf} />
              {isNullable && ` ${t('kinds.or_null')}`}
            </>
          ),
        }))}
      />
    </>
  );
};

const Beside = ({ description, listed }: Omit<OperationSectionProps, 'linkOf'>) => {
  const { t } = useTranslation('documentation');
  const { address } = useSurroundings();
  const answer = goodAnswer(listed.operation);
  const example = recordedExample(description, answer?.media);
  return (
    <>
      <CodeBlock label={sampleNames.curl} code={operationSample(description, listed, address)} />
      {answer && example !== undefined && (
        <CodeBlock
          label={t('operation.example', { status: answer.status })}
          code={JSON.stringify(example, null, 2)}
        />
      )}
    </>
  );
};

/** One thing that can be done: who may, what it takes, what it answers, what can go wrong. */
export const OperationSection = ({ description, listed, linkOf }: OperationSectionProps) => {
  const { operation } = listed;
  const isDemonstration = usePortal()?.demo === true;
  return (
    <TwoColumns beside={<Beside description={description} listed={listed} />}>
      <Heading id={operation.operationId} title={operation.summary} />
      <Address {...listed} />
      {operation.description && <Prose text={operation.description} />}
      <Parameters listed={listed} linkOf={linkOf} />
      <Body description={description} listed={listed} linkOf={linkOf} />
      <AnswerWords description={description} operation={operation} linkOf={linkOf} />
      <ErrorList description={description} operation={operation} />
      {isDemonstration && <TryIt description={description} listed={listed} />}
    </TwoColumns>
  );
};
