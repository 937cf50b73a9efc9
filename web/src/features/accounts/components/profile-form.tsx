import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Digest, digests, profileSchema } from '@shiptime/domain/accounts/schema';
import type { Language } from '@shiptime/domain/shared/text';
import { changeLanguage } from '../../../lib/i18n.ts';
import { sessionStore, useSignedInUser } from '../../../lib/session.tsx';
import { useSmallForm } from '../../../lib/small-form.ts';
import { useTask } from '../../../lib/use-task.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { type Account, accountQuery, saveProfile } from '../api.ts';
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
  const { run, pending, error } = useTask();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const { digest, ...profile } = form.values;
    const saved = await run(async () => {
      const { data } = await saveProfile(account, { ...profile, options: { digest } });
      queryClient.setQueryData(accountQuery(account.id).queryKey, data);
      if (viewer.id !== account.id) return;
      if (data.language !== account.language) await changeLanguage(data.language);
      await sessionStore.refresh();
    });
    if (saved) snackbar.success(t('profile.saved'));
  };
  const stale = error?.type === 'stale';
  const takeCurrent = () => {
    const current = error?.current as Account | undefined;
    if (current) queryClient.setQueryData(accountQuery(account.id).queryKey, current);
  };
  const text = (name: Exclude<keyof ProfileValues, 'language' | 'digest'>) => {
    const field = form.field(name);
    return { ...field, error: field.error ?? error?.field(name) };
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <KeptValues
        formKey={`profile-${account.id}`}
        saved={valuesOf(account)}
        values={form.values}
        onPutBack={form.setValues}
      />
      {error && (
        <Notice
          tone="error"
          live
          {...(stale && { actions: <Button onPress={takeCurrent}>{t('profile.save_over')}</Button> })}
        >
          {error.message || t('sign_in.offline')}
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
