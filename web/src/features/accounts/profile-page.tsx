import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#lib/navigation.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { accountQuery, isFullAccount } from './account-api.ts';
import { PersonCard } from './components/person-card.tsx';
import { EmailForm } from './components/email-form.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { SessionsList } from './components/sessions-list.tsx';
import { IdentitiesSection } from './federation/identities-section.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { FactorsSection } from './second-factor/factors-section.tsx';

export const ProfilePage = () => {
  const { t } = useTranslation('accounts');
  const viewer = useSignedInUser();
  const id = useIdParam() ?? viewer.id;
  const own = id === viewer.id;
  const query = useQuery(accountQuery(id));
  return (
    <>
      <Breadcrumbs />
      <PageHeading title={own ? t('profile.title') : t('profile.title_of_other')} />
      <QueryView query={query}>
        {(account) => {
          if (!isFullAccount(account)) return <PersonCard person={account} />;
          return (
            <>
              <PersonCard person={account} />
              <Section title={t('profile.details')} card>
                <ProfileForm key={account.id} account={account} />
              </Section>
              {own && (
                <>
                  <Section title={t('email_change.title')} card>
                    <EmailForm account={account} />
                  </Section>
                  <Section title={t('password_change.title')} card>
                    <PasswordForm account={account} />
                  </Section>
                  <FactorsSection />
                  <IdentitiesSection />
                  <Section title={t('sessions.title')} card>
                    <SessionsList />
                  </Section>
                  <PrivacySection />
                </>
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
};
