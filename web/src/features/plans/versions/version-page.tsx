import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useFormat } from '#lib/format.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { versionQuery } from '../plan-api.ts';
import type { PlanVersion } from '@shiptime/domain/plans/wire/versions';
import type { LoadedPlan } from '../plan.ts';
import { ComparedVersionsChoice } from './compared-versions-choice.tsx';
import { VersionComparison } from './version-comparison.tsx';
import { snapshotQuery } from './versions-api.ts';
import { VersionTools } from './version-tools.tsx';
import { VersionContent } from './version-content.tsx';

type VersionPageProps = {
  readonly plan: LoadedPlan;
  readonly number: number;
  readonly compare: number | undefined;
  readonly withNow?: boolean;
};

const Compared = ({ plan, later, compare }: { plan: LoadedPlan; later: PlanVersion; compare: number }) => {
  const query = useQuery(versionQuery(plan.id, compare));
  return (
    <QueryView query={query}>
      {(earlier) =>
        earlier.snapshot && later.snapshot ? (
          <VersionComparison
            before={{ number: earlier.number, snapshot: earlier.snapshot }}
            after={{ number: later.number, snapshot: later.snapshot }}
          />
        ) : null
      }
    </QueryView>
  );
};

const ComparedWithNow = ({ plan, version }: { plan: LoadedPlan; version: PlanVersion }) => {
  const { t } = useTranslation('scheduler');
  const query = useQuery(snapshotQuery(plan.id));
  return (
    <QueryView query={query}>
      {(now) =>
        version.snapshot ? (
          <VersionComparison
            before={{ number: version.number, snapshot: version.snapshot }}
            after={{ number: 0, snapshot: now, label: t('versions.now') }}
          />
        ) : null
      }
    </QueryView>
  );
};

const Historical = ({ plan, version }: { plan: LoadedPlan; version: PlanVersion }) => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  const { number, author, reason } = version;
  return (
    <Notice
      tone="warning"
      title={t('versions.historical', { number, at: instant(version.created_at) })}
      actions={<LinkButton href={paths.scheduler(plan.id)}>{t('versions.back')}</LinkButton>}
    >
      <p>{t('versions.by', { name: `${author.first_name} ${author.last_name}`, reason })}</p>
    </Notice>
  );
};

export const VersionPage = ({ plan, withNow = false, ...asked }: VersionPageProps) => {
  const number = Math.max(asked.number, asked.compare ?? 0);
  const compare = asked.compare && Math.min(asked.number, asked.compare);
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const query = useQuery(versionQuery(plan.id, number));
  const vessel = nameInLanguage(language, plan.vessel);
  const year = plan.fiscal_year.name;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          {
            label: t('list.crumb', { year }),
            href: paths.vesselPlans({ fiscalYearId: plan.fiscal_year_id }),
          },
          { label: vessel, href: paths.scheduler(plan.id) },
        ]}
      />
      <PageHeading
        title={
          withNow
            ? t('versions.now_title', { vessel, from: number })
            : compare === undefined
              ? t('versions.title', { vessel, number })
              : t('versions.compare_title', { vessel, from: compare, to: number })
        }
        lead={t('lead', { year })}
      />
      <QueryView query={query}>
        {(version) => (
          <Stack>
            <Historical plan={plan} version={version} />
            <ComparedVersionsChoice
              key={`${number} ${compare}`}
              versions={plan.versions ?? []}
              planId={plan.id}
              from={compare}
              to={number}
            />
            {compare === undefined && <VersionTools plan={plan} number={number} isCompared={withNow} />}
            {withNow ? (
              <ComparedWithNow plan={plan} version={version} />
            ) : compare === undefined ? (
              version.snapshot && <VersionContent snapshot={version.snapshot} />
            ) : (
              <Compared plan={plan} later={version} compare={compare} />
            )}
          </Stack>
        )}
      </QueryView>
    </>
  );
};
