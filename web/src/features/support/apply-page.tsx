import { useTranslation } from 'react-i18next';
import { formatMonth, useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Section } from '#ui/section.tsx';
import { Prose } from '#ui/stack.tsx';
import { ApplyButton } from './components/apply-button.tsx';
import { OpenFiscalYearNotice } from './components/open-fiscal-year-notice.tsx';
import styles from './apply-page.module.css';

const steps = ['register', 'prepare', 'submit', 'review', 'plan', 'result'] as const;
const sections = [
  'general_information',
  'project_description',
  'requirements',
  'scheduling',
  'area_of_operations',
  'collaborations',
  'funding',
] as const;

const resultsMonthByDefault = 9;

const OtherWays = () => {
  const { t } = useTranslation('support');
  return (
    <Section title={t('apply.others.title')}>
      <Prose>
        <p>{t('apply.others.text')}</p>
        <ul>
          <li>
            <Link href={paths.voyagesToJoin()}>{t('apply.others.voyages')}</Link>
          </li>
          <li>
            <Link href={paths.lettersOfIntent()}>{t('apply.others.letters')}</Link>
          </li>
        </ul>
      </Prose>
    </Section>
  );
};

const WhoMayApply = () => {
  const { t } = useTranslation('support');
  const { eitherOf } = useFormat();
  const domains = usePortalInfo()?.government_email_domains ?? [];
  return (
    <Section title={t('apply.who')}>
      <Prose>
        <ul>
          <li>
            {domains.length > 0
              ? t('apply.kinds.government', { domains: eitherOf(domains) })
              : t('apply.kinds.government_ask')}
          </li>
          <li>{t('apply.kinds.university')}</li>
          <li>{t('apply.kinds.organization')}</li>
        </ul>
        <p>
          {t('apply.who_asks')} <Link href={paths.askToApply()}>{t('apply.ask')}</Link>
        </p>
        <p>{t('apply.who_joins')}</p>
      </Prose>
    </Section>
  );
};

export const HowToApplyPage = () => {
  const { t } = useTranslation('support');
  const { language } = useFormat();
  const portal = usePortalInfo();
  const month = formatMonth(language, portal?.results_month ?? resultsMonthByDefault);
  return (
    <>
      <Breadcrumbs />
      <PageHeading title={t('apply.title')} lead={t('apply.lead')} />
      <OpenFiscalYearNotice />
      <Section title={t('apply.process')}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`apply.steps.${step}.title`)}</h3>
              <p>{t(`apply.steps.${step}.text`, { month })}</p>
            </li>
          ))}
        </ol>
      </Section>
      <WhoMayApply />
      <Section title={t('apply.ready')}>
        <Prose>
          <p>{t('apply.ready_lead')}</p>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <strong>{t(`apply.sections.${section}.title`)}</strong>
                {t('apply.colon')} {t(`apply.sections.${section}.text`)}
              </li>
            ))}
          </ul>
          <p>
            <Link href={paths.blankForm()}>{t('blank_form.link')}</Link>
          </p>
          <p>
            <Link href={paths.shipInformation()}>{t('home.ships.title')}</Link>
          </p>
        </Prose>
      </Section>
      <OtherWays />
      <div className={styles['go']}>
        <ApplyButton />
      </div>
    </>
  );
};
