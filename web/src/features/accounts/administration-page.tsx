import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '#lib/navigation.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { type AdministrationSection, administrationSections, paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useIncompleteVessels } from '#features/vessels/incomplete-vessels.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './administration-page.module.css';

const sections = {
  users: lazy(() => import('./administration/users-section.tsx').then((m) => ({ default: m.UsersSection }))),
  'fiscal-years': lazy(() =>
    import('../reference/administration/fiscal-years-section.tsx').then((m) => ({
      default: m.FiscalYearsSection,
    })),
  ),
  lists: lazy(() =>
    import('../reference/administration/lists-section.tsx').then((m) => ({ default: m.ListsSection })),
  ),
  vessels: lazy(() =>
    import('../vessels/administration/vessels-section.tsx').then((m) => ({ default: m.VesselsSection })),
  ),
  costs: lazy(() =>
    import('../vessels/administration/rates-section.tsx').then((m) => ({ default: m.RatesSection })),
  ),
  support: lazy(() =>
    import('../reference/administration/questions-section.tsx').then((m) => ({
      default: m.QuestionsSection,
    })),
  ),
  settings: lazy(() =>
    import('../reference/administration/settings-section.tsx').then((m) => ({ default: m.SettingsSection })),
  ),
  audit: lazy(() => import('./administration/audit-section.tsx').then((m) => ({ default: m.AuditSection }))),
  outbox: lazy(() =>
    import('./administration/outbox-section.tsx').then((m) => ({ default: m.OutboxSection })),
  ),
  integrations: lazy(() =>
    import('./administration/integrations/integrations-section.tsx').then((m) => ({
      default: m.IntegrationsSection,
    })),
  ),
  operation: lazy(() =>
    import('../operation/administration/operation-section.tsx').then((m) => ({
      default: m.OperationSection,
    })),
  ),
} as const satisfies Record<AdministrationSection, unknown>;

const sectionIn = (pathname: string): AdministrationSection =>
  administrationSections.find((section) => pathname.startsWith(paths.administration(section))) ?? 'users';

const IncompleteVessels = () => {
  const { t } = useTranslation('vessels');
  const count = useIncompleteVessels().length;
  return <Badge count={count} label={t('planning.incomplete', { count })} />;
};

const Sections = ({ current }: { current: AdministrationSection }) => {
  const { t } = useTranslation('accounts');
  return (
    <nav aria-label={t('administration.title')}>
      <ul className={styles['sections']}>
        {administrationSections.map((section) => (
          <li key={section}>
            <a
              href={paths.administration(section)}
              {...(section === current && { 'aria-current': 'page' as const })}
            >
              {t(`administration.sections.${section}`)}
            </a>
            {section === 'vessels' && <IncompleteVessels />}
          </li>
        ))}
      </ul>
    </nav>
  );
};

const FoldedSections = ({ current }: { current: AdministrationSection }) => {
  const { t } = useTranslation('accounts');
  const [openAt, setOpenAt] = useState<AdministrationSection | null>(null);
  return (
    <Disclosure
      title={t('administration.title')}
      aside={t(`administration.sections.${current}`)}
      level={2}
      isOpen={openAt === current}
      onToggle={(open) => setOpenAt(open ? current : null)}
    >
      <Sections current={current} />
    </Disclosure>
  );
};

export const AdministrationPage = () => {
  const { t } = useTranslation('accounts');
  const user = useSignedInUser();
  const current = sectionIn(usePathname());
  const Section = sections[current];
  const isNarrow = useIsNarrow();
  if (!user.can['administer']) {
    return (
      <>
        <PageHeading title={t('administration.title')} />
        <Notice tone="warning">{t('administration.not_yours')}</Notice>
      </>
    );
  }
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('administration.title'), href: paths.administration() }]} />
      <PageHeading
        title={t(`administration.sections.${current}`)}
        documentTitle={`${t(`administration.sections.${current}`)} · ${t('administration.title')}`}
      />
      <div className={styles['columns']}>
        {isNarrow ? <FoldedSections current={current} /> : <Sections current={current} />}
        <div className={styles['content']}>
          <Suspense fallback={<Loading />}>
            <Section />
          </Suspense>
        </div>
      </div>
    </>
  );
};
