import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorKinds, type FactorKind } from '@shiptime/domain/accounts/second-factor';
import type { CreatedFactor, FactorSetup } from '@shiptime/domain/accounts/second-factor-wire';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createPasskey, finishFactorSetup } from './second-factor-api.ts';
import { FactorButtons } from './factor-buttons.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

type SetUpProps = {
  readonly offer: FactorSetup;
  readonly onMade: (made: CreatedFactor) => void;
  readonly back: { readonly label: string; readonly onPress: () => void };
  readonly foot?: HTMLElement | null | undefined;
};

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?!$)/g, '$1 ');

const AppPicture = ({ app }: { app: NonNullable<FactorSetup['app']> }) => {
  const { t } = useTranslation('second_factor');
  return (
    <>
      <p>{t('set_up.scan')}</p>
      <QrCode text={app.address} label={t('set_up.picture')} />
      <div translate="no">
        <p className={styles['term']}>{t('set_up.key')}</p>
        <p className={styles['key']}>{inGroups(app.secret)}</p>
      </div>
    </>
  );
};

const NoWay = ({ isOffered, back }: { isOffered: boolean; back: SetUpProps['back'] }) => {
  const { t } = useTranslation('second_factor');
  return (
    <Stack>
      <Notice tone="error">{t(isOffered ? 'set_up.unsupported' : 'set_up.none_offered')}</Notice>
      <div>
        <Button onPress={back.onPress}>{back.label}</Button>
      </div>
    </Stack>
  );
};

const AppCode = ({ app, code }: { app: NonNullable<FactorSetup['app']>; code: NewFactorWork['code'] }) => {
  const { t } = useTranslation('second_factor');
  return (
    <>
      <AppPicture app={app} />
      <TextField
        label={t('set_up.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
        {...code}
      />
    </>
  );
};

type NewFactorProps = {
  readonly offer: FactorSetup;
  readonly usable: readonly FactorKind[];
  readonly first: FactorKind;
  readonly onFinished: (factor: CreatedFactor) => void;
  readonly back: SetUpProps['back'];
  readonly foot?: SetUpProps['foot'];
};

const useNewFactor = ({ offer, first, onFinished }: NewFactorProps) => {
  const { t } = useTranslation('second_factor');
  const [kind, setKind] = useState(first);
  const [name, setName] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const shownName = name ?? t(`set_up.names.${kind}`);
  const { run, pending, error, problem, clearError } = useApiMutation('set_up_factor', {
    mutationFn: async () => {
      const proof =
        kind === 'passkey' && offer.passkey
          ? { passkey: await createPasskey(offer.passkey, t('answer.passkey_failed')) }
          : { code };
      return finishFactorSetup({ set_up: offer.set_up, name: shownName, ...proof });
    },
    onSuccess: onFinished,
  });
  const errors = { code: error?.field('code'), name: error?.field('name') };
  return {
    kind,
    choose: (next: FactorKind) => {
      setKind(next);
      clearError();
    },
    name: { value: shownName, error: errors.name, onChange: setName },
    code: {
      value: code,
      error: errors.code,
      onChange: (value: string) => {
        setCode(value);
        clearError();
      },
    },
    problem: (errors.code ?? errors.name) ? null : problem,
    pending,
    make: () => void run(),
  };
};

type NewFactorWork = ReturnType<typeof useNewFactor>;

const NewFactor = (props: NewFactorProps) => {
  const { offer, usable, back, foot } = props;
  const { t } = useTranslation('second_factor');
  const id = useId();
  const { kind, choose, name, code, problem, pending, make } = useNewFactor(props);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    make();
  };
  const choices = usable.map((one) => ({
    id: one,
    label: t(`kinds.${one}`),
    description: t(`set_up.${one}_hint`),
  }));
  return (
    <form ref={form} id={id} onSubmit={submit} noValidate>
      <Stack>
        <ProblemNotice problem={problem} />
        {usable.length > 1 && (
          <RadioGroup
            label={t('set_up.which')}
            name="kind"
            options={choices}
            value={kind}
            onChange={choose}
          />
        )}
        {kind === 'app' && offer.app && <AppCode app={offer.app} code={code} />}
        <TextField
          label={t('name')}
          name="factor_name"
          hint={t('set_up.name_hint')}
          autoComplete="off"
          maxLength={60}
          {...name}
        />
        <FactorButtons
          foot={foot}
          goOn={
            <Button type="submit" form={id} variant="primary" pending={pending}>
              {kind === 'app' ? t('set_up.finish') : t('set_up.make')}
            </Button>
          }
          goBack={<Button onPress={back.onPress}>{back.label}</Button>}
        />
      </Stack>
    </form>
  );
};

export const FactorSetupForm = ({ offer, onMade, back, foot }: SetUpProps) => {
  const offered = factorKinds.filter((one) => offer[one] !== null);
  const usable = offered.filter((one) => one !== 'passkey' || browserSupportsWebAuthn());
  const [first] = useState(usable[0]);
  const [made, setMade] = useState<CreatedFactor | null>(null);
  if (made?.recovery_codes) return <RecoveryCodes codes={made.recovery_codes} onKept={() => onMade(made)} />;
  if (!first) return <NoWay isOffered={offered.length > 0} back={back} />;
  const finished = (factor: CreatedFactor) => (factor.recovery_codes ? setMade(factor) : onMade(factor));
  return <NewFactor {...{ offer, usable, first, back, foot }} onFinished={finished} />;
};
