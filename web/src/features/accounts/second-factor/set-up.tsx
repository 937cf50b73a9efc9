import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorKinds, type FactorKind } from '@shiptime/domain/accounts/second-factor';
import type { MadeFactor, SetUpOffer } from '@shiptime/domain/accounts/second-factor-wire';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createPasskey, finishSetUp } from './api.ts';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

type SetUpProps = {
  readonly offer: SetUpOffer;
  /** The factor is made, and its recovery codes are kept. */
  readonly onMade: (made: MadeFactor) => void;
  readonly back: { readonly label: string; readonly onPress: () => void };
};

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?!$)/g, '$1 ');

const AppPicture = ({ app }: { app: NonNullable<SetUpOffer['app']> }) => {
  const { t } = useTranslation('second_factor');
  return (
    <>
      <p>{t('set_up.scan')}</p>
      <QrPicture text={app.address} label={t('set_up.picture')} />
      <div translate="no">
        <p className={styles['term']}>{t('set_up.key')}</p>
        <p className={styles['key']}>{inGroups(app.secret)}</p>
      </div>
    </>
  );
};

/** Making a factor, at the first sign-in of those who need one and on the profile. */
export const SetUp = ({ offer, onMade, back }: SetUpProps) => {
  const { t } = useTranslation('second_factor');
  const offered = factorKinds.filter((one) => offer[one] !== null);
  const usable = offered.filter((one) => one !== 'passkey' || browserSupportsWebAuthn());
  const [kind, setKind] = useState<FactorKind | null>(usable[0] ?? null);
  const [name, setName] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [made, setMade] = useState<MadeFactor | null>(null);
  const { run, pending, error, problem, clearError } = useChange('set_up_factor', {
    mutationFn: (finish: () => Promise<MadeFactor>) => finish(),
    onSuccess: (factor) => (factor.recovery_codes ? setMade(factor) : onMade(factor)),
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  if (made?.recovery_codes) {
    return <RecoveryCodes codes={made.recovery_codes} onKept={() => onMade(made)} />;
  }
  if (!kind) {
    return (
      <Stack>
        <Notice tone="error">{t(offered.length > 0 ? 'set_up.unsupported' : 'set_up.none_offered')}</Notice>
        <div>
          <Button onPress={back.onPress}>{back.label}</Button>
        </div>
      </Stack>
    );
  }
  const shownName = name ?? t(`set_up.names.${kind}`);
  const finish = async () => {
    const proof =
      kind === 'passkey' && offer.passkey
        ? { passkey: await createPasskey(offer.passkey, t('answer.passkey_failed')) }
        : { code };
    return finishSetUp({ set_up: offer.set_up, name: shownName, ...proof });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void run(finish);
  };
  const atField = error?.field('code') ?? error?.field('name');
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        {problem && !atField && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        {usable.length > 1 && (
          <RadioGroup
            label={t('set_up.which')}
            name="kind"
            options={usable.map((id) => ({
              id,
              label: t(`kinds.${id}`),
              description: t(`set_up.${id}_hint`),
            }))}
            value={kind}
            onChange={(next) => {
              setKind(next);
              clearError();
            }}
          />
        )}
        {kind === 'app' && offer.app && (
          <>
            <AppPicture app={offer.app} />
            <TextField
              label={t('set_up.code')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              width="short"
              value={code}
              error={error?.field('code')}
              onChange={(value) => {
                setCode(value);
                clearError();
              }}
            />
          </>
        )}
        <TextField
          label={t('name')}
          name="factor_name"
          hint={t('set_up.name_hint')}
          autoComplete="off"
          maxLength={60}
          value={shownName}
          error={error?.field('name')}
          onChange={setName}
        />
        <Row>
          <Button type="submit" variant="primary" pending={pending}>
            {kind === 'app' ? t('set_up.finish') : t('set_up.make')}
          </Button>
          <Button onPress={back.onPress}>{back.label}</Button>
        </Row>
      </Stack>
    </form>
  );
};
