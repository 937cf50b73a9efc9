import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DigestMode, digestModes, profileSchema } from '@shiptime/domain/accounts/schema';
import type { Language } from '@shiptime/domain/shared/text';
import { changeLanguage } from '#lib/i18n.ts';
import { sessionStore, useSignedInUser } from '#lib/session.tsx';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { mergeFormValues } from '#lib/merge-form-values.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import { accountQuery, saveProfile } from '../account-api.ts';
import { RecoveredFormValues } from './recovered-form-values.tsx';
import styles from './profile-form.module.css';

type ProfileValues = {
  first_name: string;
  last_name: string;
  title: string;
  affiliation: string;
  telephone: string;
  telephone_extension: string;
  orcid: string;
  language: Language;
  digest: DigestMode;
};

type Saving = { readonly over: Account; readonly values: ProfileValues };

const valuesOf = (account: Account): ProfileValues => ({
  first_name: account.first_name,
  last_name: account.last_name,
  title: account.title ?? '',
  affiliation: account.affiliation ?? '',
  telephone: account.telephone ?? '',
  telephone_extension: account.telephone_extension ?? '',
  orcid: account.orcid ?? '',
  language: account.language,
  digest: account.options.digest,
});

const useProfile = (account: Account) => {
  const { t } = useTranslation('accounts');
  const viewer = useSignedInUser();
  const queryClient = useQueryClient();
  const form = useDialogForm(valuesOf(account), profileSchema);
  const [base, setBase] = useState(account);
  const { run, pending, error, problem } = useApiMutation('update_profile', {
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
  const mergedWith = (current: Account) => mergeFormValues(valuesOf(base), form.values, valuesOf(current));
  const adopt = (current: Account) => {
    form.setValues(mergedWith(current).values);
    setBase(current);
  };
  // A newer version conflicts only if it changed the same field.
  const isNewer = account.lock_version > base.lock_version;
  if (isNewer && !pending && mergedWith(account).clashes.length === 0) adopt(account);
  const save = (saving: Saving) => {
    if (form.check()) void run(saving);
  };
  return {
    form,
    saved: valuesOf(base),
    pending,
    error,
    problem,
    theirs: error?.type === 'stale' ? (error.current as Account | undefined) : undefined,
    save: () => save({ over: base, values: form.values }),
    saveOver: (theirs: Account) => {
      const { values } = mergedWith(theirs);
      adopt(theirs);
      save({ over: theirs, values });
    },
  };
};

type Profile = ReturnType<typeof useProfile>;

const texts = [
  { name: 'first_name', label: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'last_name', autoComplete: 'family-name' },
  { name: 'title', label: 'profile.job_title', autoComplete: 'organization-title', optional: true },
  { name: 'affiliation', label: 'profile.affiliation', autoComplete: 'organization', optional: true },
  { name: 'telephone', label: 'profile.telephone', type: 'tel', autoComplete: 'tel', optional: true },
  { name: 'telephone_extension', label: 'profile.extension', autoComplete: 'tel-extension', optional: true },
  { name: 'orcid', label: 'profile.orcid', hint: 'profile.orcid_hint', optional: true },
] as const;

const Fields = ({ form, error }: Pick<Profile, 'form' | 'error'>) => {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles['grid']}>
      {texts.map(({ name, label, ...rest }) => {
        const { hint, ...kind } = { hint: undefined, ...rest };
        const field = form.field(name);
        return (
          <TextField
            key={name}
            label={t(label)}
            {...(hint && { hint: t(hint) })}
            {...kind}
            {...field}
            error={field.error ?? error?.field(name)}
          />
        );
      })}
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
        options={digestModes.map((id) => ({ id, label: t(`profile.digests.${id}`) }))}
        {...form.field('digest')}
      />
    </div>
  );
};

export const ProfileForm = ({ account }: { account: Account }) => {
  const { t } = useTranslation('accounts');
  const { form, saved, pending, error, problem, theirs, save, saveOver } = useProfile(account);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <RecoveredFormValues
        formKey={`profile-${account.id}`}
        saved={saved}
        values={form.values}
        onPutBack={form.setValues}
      />
      {problem && (
        <Notice
          tone="error"
          live
          {...(theirs && {
            actions: <Button onPress={() => saveOver(theirs)}>{t('profile.save_over')}</Button>,
          })}
        >
          {problem}
        </Notice>
      )}
      <Fields form={form} error={error} />
      <Button type="submit" variant="primary" pending={pending}>
        {t('profile.save')}
      </Button>
    </form>
  );
};
