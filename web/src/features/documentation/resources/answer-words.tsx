import { useTranslation } from 'react-i18next';
import type { Description, Operation } from '../interface/description.ts';
import { fieldsOf, type Kind, kindOf } from '../interface/fields.ts';
import { answered, goodAnswer } from '../interface/operations.ts';
import { Line } from '../prose/prose.tsx';
import { Entries } from './entries.tsx';
import { KindWords } from './kind-words.tsx';

type AnswerWordsProps = {
  readonly description: Description;
  readonly operation: Operation;
  readonly linkOf: (name: string) => string | undefined;
};

const envelopeOf = (hasEnvelope: boolean, isList: boolean) => {
  if (!hasEnvelope) return isList ? 'bare_list' : 'bare';
  return isList ? 'list' : 'one';
};

/** What a good answer holds: a resource, with the way to its fields, or fields that are told here. */
export const AnswerWords = ({ description, operation, linkOf }: AnswerWordsProps) => {
  const { t } = useTranslation('documentation');
  const answer = goodAnswer(operation);
  if (!answer) return null;
  const { status, types, media } = answer;
  const held = media?.schema && answered(description, media.schema);
  const holds: Kind | undefined = held && kindOf(held.schema);
  const isTold = held !== undefined && holds?.kind === 'object';
  return (
    <>
      <h3>{t('operation.answer')}</h3>
      <p>
        <code>{status}</code>{' '}
        {held && holds ? (
          <>
            <Line text={t(`operation.envelopes.${envelopeOf(held.hasEnvelope, held.isList)}`)} />{' '}
            {!isTold && <KindWords holds={holds} linkOf={linkOf} />}
          </>
        ) : (
          t(types.length > 0 ? 'operation.file' : 'operation.nothing', { types: types.join(', ') })
        )}
      </p>
      {isTold && (
        <Entries
          entries={fieldsOf(description, held.schema).map((field) => ({
            name: field.name,
            meaning: field.meaning,
            holds: <KindWords holds={field.holds} linkOf={linkOf} />,
          }))}
        />
      )}
    </>
  );
};
