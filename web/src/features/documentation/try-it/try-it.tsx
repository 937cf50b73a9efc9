import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#lib/session.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Description } from '../interface/description.ts';
import { bodyExample } from '../interface/examples.ts';
import { bodyMedia, type Listed } from '../interface/operations.ts';
import { CodeBlock } from '../samples/code-block.tsx';
import { type Asked, ask, filled, type Told } from './asking.ts';
import { bodyThere, partsThere } from './rows-there.ts';
import styles from './try-it.module.css';

type TryItProps = { readonly description: Description; readonly listed: Listed };

const Answered = ({ told }: { told: Told }) => {
  const { t } = useTranslation('documentation');
  return (
    <div className={styles['answered']}>
      <output>
        <strong>{t('try_it.answered', { status: told.status })}</strong>
      </output>
      <CodeBlock label={t('try_it.headers')} code={told.headers.join('\n')} />
      {told.body !== '' && <CodeBlock label={t('try_it.body')} code={told.body} />}
    </div>
  );
};

const inLines = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body, null, 2));

/** What is typed meanwhile stays. */
const useProposed = (
  description: Description,
  method: string,
  path: string,
  sample: unknown,
  propose: (there: { parts: Readonly<Record<string, string>>; body: unknown }) => void,
): boolean => {
  const [isProposing, setProposing] = useState(true);
  const proposed = useEffectEvent(propose);
  useEffect(() => {
    let isLeft = false;
    void Promise.all([partsThere(description, method, path), bodyThere(description, sample)])
      .then(
        ([parts, body]) => isLeft || proposed({ parts, body }),
        // Nothing is proposed where the lists do not answer.
        () => undefined,
      )
      .finally(() => isLeft || setProposing(false));
    return () => {
      isLeft = true;
    };
  }, [description, method, path, sample]);
  return isProposing;
};

/** What is filled in before it is sent. */
const useFilling = ({ description, listed: { operation, path, methods } }: TryItProps) => {
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({});
  const asks = (operation.parameters ?? []).filter(({ in: place }) => place === 'query');
  const needed = asks.filter(({ required }) => required).map(({ name }) => name);
  const [query, setQuery] = useState(() => needed.map((name) => `${name}=`).join('&'));
  const sample = useMemo(() => {
    const media = bodyMedia(operation);
    return media?.type === 'application/json' ? bodyExample(description, media.media) : undefined;
  }, [description, operation]);
  const isJson = sample !== undefined;
  const [body, setBody] = useState(() => inLines(sample));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const asked: Asked = {
    method: methods[0] ?? 'GET',
    path: filled(path, parts, query),
    body: isJson ? body : undefined,
  };
  const isProposing = useProposed(description, asked.method, path, sample, (there) => {
    setParts((filledIn) => ({ ...there.parts, ...filledIn }));
    setBody((before) => (before === inLines(sample) ? inLines(there.body) : before));
  });
  const given = new URLSearchParams(query);
  const isWhole =
    names.every((name) => (parts[name] ?? '').trim() !== '') && needed.every((name) => given.get(name));
  const takesQuery = asks.length > 0;
  return {
    names,
    parts,
    setParts,
    query,
    setQuery,
    takesQuery,
    needed,
    body,
    setBody,
    isJson,
    asked,
    isWhole,
    isProposing,
  };
};

const Fields = ({ filling }: { filling: ReturnType<typeof useFilling> }) => {
  const { t } = useTranslation('documentation');
  const { names, parts, setParts, query, setQuery, takesQuery, needed, body, setBody, isJson } = filling;
  return (
    <>
      {names.map((name) => (
        <TextField
          key={name}
          label={name}
          value={parts[name] ?? ''}
          onChange={(value) => setParts({ ...parts, [name]: value })}
        />
      ))}
      {takesQuery && (
        <TextField
          label={t('try_it.query')}
          hint={t('try_it.query_hint')}
          optional={needed.length === 0}
          spellCheck="false"
          value={query}
          onChange={setQuery}
        />
      )}
      {isJson && <TextArea label={t('try_it.sent')} value={body} onChange={setBody} rows={8} />}
    </>
  );
};

const Form = (props: TryItProps) => {
  const { t } = useTranslation('documentation');
  const user = useUser();
  const filling = useFilling(props);
  const { asked, isWhole } = filling;
  const [told, setTold] = useState<Told | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const send = async () => {
    setConfirming(false);
    setPending(true);
    setFailed(false);
    await ask(asked).then(setTold, () => setFailed(true));
    setPending(false);
  };
  return (
    <form
      className={styles['form']}
      aria-busy={filling.isProposing}
      onSubmit={(event) => {
        event.preventDefault();
        if (asked.method === 'GET') void send();
        else setConfirming(true);
      }}
    >
      <p>{user ? t('try_it.as', { email: user.email }) : t('try_it.as_visitor')}</p>
      <Fields filling={filling} />
      <Button type="submit" variant="primary" isDisabled={!isWhole} pending={isPending}>
        {t('try_it.send')}
      </Button>
      {isFailed && <Notice tone="error" title={t('try_it.failed')} live />}
      {told && <Answered told={told} />}
      <ConfirmDialog
        name="try-it"
        title={t('try_it.sure')}
        isOpen={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void send()}
        confirmLabel={t('try_it.send')}
      >
        <p>{t('try_it.sure_text')}</p>
        <p>
          <code>
            {asked.method} {asked.path}
          </code>
        </p>
      </ConfirmDialog>
    </form>
  );
};

/** In a demonstration an operation can be tried where it is described, with the reader’s own session. */
export const TryIt = (props: TryItProps) => {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  const media = bodyMedia(props.listed.operation);
  // Files are for programs.
  if (media && media.type !== 'application/json') return null;
  return (
    <div data-no-print>
      <Disclosure title={t('try_it.title')} isOpen={isOpen} onToggle={setOpen}>
        {isOpen && <Form {...props} />}
      </Disclosure>
    </div>
  );
};
