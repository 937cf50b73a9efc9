import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chooseIdentifier,
  identifierSchemesByList,
  type IdentifiedListName,
  identifierSchemes,
  type IdentifierScheme,
  type IdentifierSource,
  identifierState,
} from '@shiptime/domain/shared/identifiers';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { FieldSpec } from './field-spec.ts';
import { type RecordRow, recordsQuery, useRecordCommands } from './records.ts';

type IdentifiedRow = RecordRow<IdentifiedListName>;
type OpenIdentifier = { readonly row: IdentifiedRow } & IdentifierSource;

export const useIdentifierSpecs = (list: IdentifiedListName): readonly FieldSpec[] => {
  const { t } = useTranslation('reference');
  return identifierSchemesByList[list].map((name): FieldSpec => ({
    name,
    label: t(`identifiers.schemes.${name}`),
    hint: t('identifiers.such_as', { example: identifierSchemes[name].example }),
    kind: 'text',
    optional: true,
  }));
};

const openIdentifiers = (list: IdentifiedListName, rows: readonly IdentifiedRow[]): OpenIdentifier[] =>
  rows.flatMap((row) =>
    (identifierSchemesByList[list] as readonly IdentifierScheme[]).flatMap((scheme) => {
      const { value, standing, candidates } = identifierState(row, scheme);
      if (standing === 'conflicting') return candidates.map((each) => ({ ...each, row }));
      if (standing !== 'to_confirm') return [];
      return candidates.filter((each) => each.value === value).map((each) => ({ ...each, row }));
    }),
  );

const ChooseButton = ({ list, open, queryKey }: SectionProps & { readonly open: OpenIdentifier }) => {
  const { t } = useTranslation('reference');
  const language = useLanguage();
  const { save } = useRecordCommands(list, queryKey);
  const { row, scheme, value } = open;
  const { run, pending } = useApiMutation(
    'save_record',
    {
      mutationFn: () => save(chooseIdentifier(row, scheme, value), row),
      onSuccess: () => snackbar.success(t('record.saved')),
    },
    snackbar.error,
  );
  const isConflicting = identifierState(row, scheme).standing === 'conflicting';
  const words = t(isConflicting ? 'identifiers.choose' : 'identifiers.confirm');
  const named = { action: words, scheme: t(`identifiers.schemes.${scheme}`), value };
  return (
    <Button
      small
      pending={pending}
      aria-label={t('identifiers.named', { ...named, name: nameInLanguage(language, row) })}
      onPress={() => void run()}
    >
      {words}
    </Button>
  );
};

const isConflicting = ({ row, scheme }: OpenIdentifier) =>
  identifierState(row, scheme).standing === 'conflicting';

type SectionProps = { readonly list: IdentifiedListName; readonly queryKey?: readonly string[] };

export const IdentifiersSection = ({ list, queryKey }: SectionProps) => {
  const { t } = useTranslation('reference');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useQuery(recordsQuery(list, queryKey));
  const rows = openIdentifiers(list, data);
  if (rows.length === 0) return null;
  const columns: readonly TableColumn<OpenIdentifier>[] = [
    {
      key: 'name',
      header: t('identifiers.of'),
      isRowHeader: true,
      cell: ({ row }) => nameInLanguage(language, row),
    },
    { key: 'scheme', header: t('identifiers.one'), cell: ({ scheme }) => t(`identifiers.schemes.${scheme}`) },
    { key: 'value', header: t('identifiers.value'), cell: ({ value }) => value },
    {
      key: 'state',
      header: t('identifiers.state'),
      cell: (open) => (
        <>
          <p>
            {t(isConflicting(open) ? 'identifiers.conflicting' : 'identifiers.to_confirm')}
            {t('identifiers.confidence', { confidence: t(`identifiers.confidences.${open.confidence}`) })}
          </p>
          <p>
            <UserText text={open.source} within={t('identifiers.source', { source: open.source })} isName />
          </p>
        </>
      ),
    },
    {
      key: 'choose',
      header: '',
      label: t('identifiers.confirm'),
      isShort: true,
      cell: (open) => <ChooseButton list={list} open={open} {...(queryKey && { queryKey })} />,
    },
  ];
  return (
    <Disclosure
      level={2}
      title={t('identifiers.title')}
      aside={t('identifiers.count', { count: rows.length })}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Stack>
        <p>{t('identifiers.lead')}</p>
        <Table
          caption={t('identifiers.title')}
          columns={columns}
          rows={rows}
          rowKey={({ row, scheme, value }) => `${row.id} ${scheme} ${value}`}
        />
      </Stack>
    </Disclosure>
  );
};
