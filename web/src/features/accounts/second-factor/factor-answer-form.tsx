import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofMethod } from '@shiptime/domain/accounts/second-factor';
import type { ProofChallenge } from '@shiptime/domain/accounts/second-factor-wire';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ProofAnswer, signWithPasskey } from './second-factor-api.ts';
import { FactorButtons } from './factor-buttons.tsx';

const fields = { app: 'code', recovery_code: 'recovery_code', password: 'current_password' } as const;

const order: readonly ProofMethod[] = ['passkey', 'app', 'password', 'recovery_code'];

type AnswerFormProps = {
  readonly challenge: ProofChallenge;
  readonly onAnswer: (answer: ProofAnswer) => Promise<void>;
  readonly back: { readonly label: string; readonly onPress: () => void };
  readonly foot?: HTMLElement | null;
};

type ProofProps = {
  readonly method: Exclude<ProofMethod, 'passkey'>;
  readonly field: {
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (text: string) => void;
  };
};

const Proof = ({ method, field }: ProofProps) => {
  const { t } = useTranslation(['second_factor', 'accounts']);
  if (method === 'app')
    return (
      <TextField
        {...field}
        label={t('second_factor:answer.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
      />
    );
  if (method === 'recovery_code')
    return (
      <TextField
        {...field}
        label={t('second_factor:recovery.label')}
        hint={t('second_factor:answer.lost')}
        name="recovery_code"
        autoComplete="off"
        spellCheck="false"
      />
    );
  return (
    <PasswordField
      {...field}
      label={t('accounts:current_password')}
      name="proof_password"
      autoComplete="current-password"
    />
  );
};

const OneWay = ({ method, challenge, onAnswer, back, foot }: AnswerFormProps & { method: ProofMethod }) => {
  const { t } = useTranslation('second_factor');
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    const first = form.current?.querySelector('input') ?? document.querySelector(`button[form="${id}"]`);
    (first as HTMLElement | null)?.focus();
  }, [id]);
  const answerNow = async (): Promise<ProofAnswer> => {
    if (method !== 'passkey') return { [fields[method]]: text };
    if (!challenge.passkey) return {};
    return { passkey: await signWithPasskey(challenge.passkey, t('answer.passkey_failed')) };
  };
  const { run, pending, error, problem, clearError } = useApiMutation('confirm_identity', {
    mutationFn: async () => onAnswer(await answerNow()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals into the page's form.
    event.stopPropagation();
    void run();
  };
  const atField = method === 'passkey' ? undefined : error?.field(fields[method]);
  const field = {
    value: text,
    error: atField,
    onChange: (value: string) => {
      setText(value);
      clearError();
    },
  };
  const goOn = (
    <Button type="submit" form={id} variant="primary" pending={pending}>
      {method === 'passkey' ? t('answer.use_passkey') : t('answer.submit')}
    </Button>
  );
  const goBack = <Button onPress={back.onPress}>{back.label}</Button>;
  return (
    <form ref={form} id={id} onSubmit={submit} noValidate>
      <Stack>
        {problem && !atField && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        {method !== 'passkey' && <Proof method={method} field={field} />}
        <FactorButtons foot={foot} goOn={goOn} goBack={goBack} />
      </Stack>
    </form>
  );
};

export const FactorAnswerForm = (props: AnswerFormProps) => {
  const { t } = useTranslation('second_factor');
  const methods = order.filter((one) => props.challenge.methods.includes(one));
  const [method, setMethod] = useState<ProofMethod>(methods[0] ?? 'password');
  const others = methods.filter((one) => one !== method);
  return (
    <Stack>
      <OneWay key={method} method={method} {...props} />
      {others.length > 0 && (
        <Stack>
          <p>{t('answer.other')}</p>
          <Row>
            {others.map((one) => (
              <Button key={one} small onPress={() => setMethod(one)}>
                {t(`answer.instead.${one}`)}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
    </Stack>
  );
};
