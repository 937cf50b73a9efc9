import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '../../lib/navigation.ts';
import { roleName } from '../../lib/role-name.ts';
import { useSignedInUser } from '../../lib/session.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { accountQuery } from './api.ts';
import { EmailForm } from './components/email-form.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { SessionsList } from './components/sessions-list.tsx';
import styles from './profile-page.module.css';

export const ProfilePage = () => {
  const { t } = useTranslation(['accounts', 'app']);
  const viewer = useSignedInUser();
  const id = useIdParam() ?? viewer.id;
  const own = id === viewer.id;
  const query = useQuery(accountQuery(id));
  return (
    <>
      <Breadcrumbs />
      <PageHeading title={own ? t('accounts:profile.title') : t('accounts:profile.title_of_other')} />
      <QueryView query={query}>
        {(account) => (
          <>
            <div className={styles['person']}>
              <span className={styles['monogram']} aria-hidden="true">
                {account.monogram}
              </span>
              <div className={styles['words']}>
                <p className={styles['name']}>
                  {account.first_name} {account.last_name}
                </p>
                <p>{account.email}</p>
              </div>
              <Chip>{t(`app:roles.${roleName(account.user_type_id)}`)}</Chip>
            </div>
            <Section title={t('accounts:profile.details')} card>
              <ProfileForm key={account.id} account={account} />
            </Section>
            {own && (
              <>
                <Section title={t('accounts:email_change.title')} card>
                  <EmailForm account={account} />
                </Section>
                <Section title={t('accounts:password_change.title')} card>
                  <PasswordForm account={account} />
                </Section>
                <Section title={t('accounts:sessions.title')} card>
                  <SessionsList />
                </Section>
              </>
            )}
          </>
        )}
      </QueryView>
    </>
  );
};
