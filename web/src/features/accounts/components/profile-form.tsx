import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Digest, digests, profileSchema } from '@shiptime/domain/accounts/schema';
import type { Language } from '@shiptime/domain/shared/text';
import { changeLanguage } from '#lib/i18n.ts';
import { sessionStore, useSignedInUser } from '#lib/session.tsx';
import { useSmallForm } from '#lib/small-form.ts';
import { takenOver } from '#lib/taken-over.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Account } from '@shiptime/domain/accounts/wire';
import { accountQuery, saveProfile } from '../api.ts';
import { KeptValues } from './kept-values.tsx';
import styles from './profile-form.module.css';

type ProfileValues = {
  first_name: string;
  last_name: string;
  title: string;
  affiliation: string;
  telephone: string;
  telephone_extension: string;
  language: Language;
  digest: Digest;
};

/** Over which state of the account they are saved. */
type Saving = { readonly over: Account; readonly values: ProfileValues };

const valuesOf = (account: Account): ProfileValues => ({
  first_name: account.first_name,
  last_name: account.last_name,
  title: account.title ?? '',
  affiliation: account.affiliation ?? '',
  telephone: account.telephone ?? '',
  telephone_extension: account.telephone_extension ?? '',
  language: account.language,
  digest: account.options.digest,
});

export const ProfileForm = ({ account }: { account: Account }) => {
  const { t } = useTranslation('accounts');
  const viewer = useSignedInUser();
  const queryClient = useQueryClient();
  const form = useSmallForm(valuesOf(account), profileSchema);
  // The account as this form knows it: what is shown of it may change under the form, in another window or with a press
  // on the other language.
  const [base, setBase] = useState(account);
  const { run, pending, error, problem } = useChange('update_profile', {
    mutationFn: ({ over, values: { digest, ...profile } }: Saving) =>
      saveProfile(over, { ...profile, options: { digest } }),
    onSuccess: async ({ data }, { over }) => {
      setBase(data);
      queryClient.setQueryData(accountQuery(account.id).queryKey, data);
      if (viewer.id === account.id) {
        if (data.language !== over.language) await changeLanguage(data.language);
        await sessionStore.refresh();
      }
      snackbar.success(t('profile.saved'));
    },
  });
  const adopt = (current: Account) => {
    form.setValues(takenOver(valuesOf(base), form.values, valuesOf(current)).values);
    setBase(current);
  };
  const quarrels = (current: Account) =>
    takenOver(valuesOf(base), form.values, valuesOf(current)).clashes.length > 0;
  // What somebody else wrote into the very field is not overwritten unseen: there the server says so first.
  if (account.lock_version > base.lock_version && !pending && !quarrels(account)) adopt(account);
  const save = (saving: Saving) => {
    if (form.check()) void run(saving);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ over: base, values: form.values });
  };
  const current = error?.type === 'stale' ? (error.current as Account | undefined) : undefined;
  const keepMine = (theirs: Account) => {
    const { values } = takenOver(valuesOf(base), form.values, valuesOf(theirs));
    adopt(theirs);
    save({ over: theirs, values });
  };
  const text = (name: Exclude<keyof ProfileValues, 'language' | 'digest'>) => {
    const field = form.field(name);
    return { ...field, error: field.error ?? error?.field(name) };
  };
  return (
    <form onSubmit={submit} noValidate>
      <KeptValues
        formKey={`profile-${account.id}`}
        saved={valuesOf(base)}
        values={form.values}
        onPutBack={form.setValues}
      />
      {problem && (
        <Notice
          tone="error"
          live
          {...(current && {
            actions: <Button onPress={() => keepMine(current)}>{t('profile.save_over')}</Button>,
          })}
        >
          {problem}
        </Notice>
      )}
      <div className={styles['grid']}>
        <TextField label={t('first_name')} autoComplete="given-name" {...text('first_name')} />
        <TextField label={t('last_name')} autoComplete="family-name" {...text('last_name')} />
        <TextField
          label={t('profile.job_title')}
          autoComplete="organization-title"
          optional
          {...text('title')}
        />
        <TextField
          label={t('profile.affiliation')}
          autoComplete="organization"
          optional
          {...text('affiliation')}
        />
        <TextField
          label={t('profile.telephone')}
          type="tel"
          autoComplete="tel"
          optional
          {...text('telephone')}
        />
        <TextField
          label={t('profile.extension')}
          autoComplete="tel-extension"
          optional
          {...text('telephone_extension')}
        />
        <RadioGroup
          label={t('profile.language')}
          hint={t('profile.language_hint')}
          inline
          options={[
            { id: 'en', label: 'English' },
            { id: 'fr', label: 'Français' },
          ]}
          {...form.field('language')}
        />
        <RadioGroup
          label={t('profile.digest')}
          hint={t('profile.digest_hint')}
          options={digests.map((id) => ({ id, label: t(`profile.digests.${id}`) }))}
          {...form.field('digest')}
        />
      </div>
      <Button type="submit" variant="primary" pending={pending}>
        {t('profile.save')}
      </Button>
    </form>
  );
};
