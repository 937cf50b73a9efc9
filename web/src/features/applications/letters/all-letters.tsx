import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DemandOfYear, LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import { useFormat } from '#lib/format.ts';
import { useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import { ForeseenDemandChart } from './foreseen-demand-chart.tsx';
import { downloadLetters, allLettersQuery, foreseenDemandQuery } from './letters-api.ts';
import { useLetterLabels } from './use-letter-labels.ts';
import styles from './letters.module.css';

const LetterTable = ({ letters }: { letters: readonly LetterOfIntent[] }) => {
  const { t } = useTranslation('letters');
  const { number } = useFormat();
  const words = useLetterLabels();
  return (
    <Table
      caption={t('all')}
      stacked
      columns={[
        {
          key: 'title',
          header: t('columns.title'),
          isRowHeader: true,
          cell: ({ title, summary }) => (
            <div>
              <UserText text={title} />
              <div className={styles['below']}>
                <UserText text={summary} />
              </div>
            </div>
          ),
        },
        {
          key: 'author',
          header: t('columns.author'),
          cell: ({ user }) => `${user.first_name} ${user.last_name}`,
        },
        { key: 'years', header: t('columns.years'), cell: words.yearsOf },
        { key: 'days', header: t('columns.days'), align: 'end', cell: ({ days }) => number(days) },
        { key: 'months', header: t('columns.months'), cell: words.monthsOf },
        {
          key: 'places',
          header: t('columns.areas'),
          cell: (letter) => words.placesOf(letter) || '–',
        },
        { key: 'vessel', header: t('columns.vessel'), cell: (letter) => words.vesselOf(letter) || '–' },
        {
          key: 'berths',
          header: t('columns.berths'),
          align: 'end',
          cell: ({ berths }) => (berths === null ? '–' : number(berths)),
        },
      ]}
      rows={letters}
      rowKey={({ id }) => id}
    />
  );
};

const Demand = ({ years, yearId }: { years: readonly DemandOfYear[]; yearId: number | undefined }) => {
  const { t } = useTranslation('letters');
  const shown = years.filter(({ fiscal_year_id: id }) => yearId === undefined || id === yearId);
  if (shown.length === 0) return <p>{t('none_demand')}</p>;
  const most = Math.max(...shown.flatMap(({ months }) => months.map(({ days }) => days)));
  return shown.map((demand) => (
    <ForeseenDemandChart key={demand.fiscal_year_id} demand={demand} most={most} />
  ));
};

export const AllLetters = () => {
  const { t } = useTranslation('letters');
  const setSearch = useSetSearch();
  const { yearName } = useLetterLabels();
  const yearId = useSearchNumber('year');
  const demand = useQuery(foreseenDemandQuery);
  const letters = useQuery(allLettersQuery(yearId));
  return (
    <Stack roomy>
      {demand.data && demand.data.length > 0 && (
        <Row>
          <Select
            label={t('year')}
            isFilter
            placeholder={t('every_year')}
            options={demand.data.map(({ fiscal_year_id: id }) => ({ id, label: yearName(id) }))}
            value={yearId ?? null}
            onChange={(id) => setSearch({ year: id ?? undefined })}
          />
        </Row>
      )}
      <Section title={t('demand')}>
        <QueryView query={demand}>{(years) => <Demand years={years} yearId={yearId} />}</QueryView>
      </Section>
      <Section
        title={t('all')}
        actions={
          letters.data &&
          letters.data.length > 0 && (
            <DownloadButton load={() => downloadLetters(yearId)}>{t('export')}</DownloadButton>
          )
        }
      >
        <QueryView query={letters}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={t('none_all')}>{t('none_all_hint')}</EmptyState>
            ) : (
              <LetterTable letters={rows} />
            )
          }
        </QueryView>
      </Section>
    </Stack>
  );
};
