import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  capabilityKinds,
  type ListName,
  referenceListNames,
  listRowSchemaOf,
} from '@shiptime/domain/reference/lists';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { Select } from '#ui/select.tsx';
import { Stack } from '#ui/stack.tsx';
import { useReferenceList } from '../reference-api.ts';
import type { FieldSpec } from './field-spec.ts';
import { IdentifiersSection, useIdentifierSpecs } from './identifiers-section.tsx';
import type { RecordRow } from './records.ts';
import { RecordsSection } from './records-section.tsx';

const isList = (text: string | undefined): text is ListName =>
  referenceListNames.some((name) => name === text);

type TextField =
  | 'abbreviation_en'
  | 'abbreviation_fr'
  | 'ocean'
  | 'kind'
  | 'iso_code'
  | 'province'
  | `clearance_${'authority_en' | 'authority_fr' | 'source_en' | 'source_fr' | 'note_en' | 'note_fr'}`;

const usePortUse = (): FieldSpec[] => {
  const { t } = useTranslation('reference');
  return [
    {
      name: 'time_zone',
      label: t('fields.time_zone'),
      hint: t('fields.time_zone_hint'),
      kind: 'text',
      optional: true,
    },
    {
      name: 'max_draft',
      label: t('fields.max_draft'),
      hint: t('fields.max_draft_hint'),
      kind: 'number',
      unit: 'm',
      optional: true,
    },
  ];
};

const useCapabilityKind = (): FieldSpec => {
  const { t } = useTranslation(['reference', 'vessels']);
  const options = capabilityKinds.map((id) => ({ id, label: t(`vessels:capabilities.kinds.${id}`) }));
  return { name: 'kind', label: t('fields.kind'), kind: 'word', options };
};

const useSpecs = (list: ListName): FieldSpec[] => {
  const { t } = useTranslation('reference');
  const capabilityKind = useCapabilityKind();
  const language = useLanguage();
  const portUse = usePortUse();
  const [ofAgencies, ofPorts] = [useIdentifierSpecs('agencies'), useIdentifierSpecs('ports')];
  const regions = useReferenceList('regions').map((row) => ({
    id: row.id,
    label: nameInLanguage(language, row),
  }));
  const text = (name: TextField | 'season_start' | 'season_end') =>
    ({ name, label: t(`fields.${name}`), kind: 'text', optional: true }) as const;
  const degrees = (name: 'latitude' | 'longitude') =>
    ({ name, label: t(`fields.${name}`), kind: 'number', unit: '°', optional: true }) as const;
  const monthAndDay = (name: 'season_start' | 'season_end') =>
    ({ ...text(name), hint: t('fields.month_and_day') }) as const;
  const own: Record<ListName, readonly FieldSpec[]> = {
    agencies: [text('abbreviation_en'), text('abbreviation_fr'), ...ofAgencies],
    project_types: [],
    thematic_areas: [],
    regions: [],
    project_areas: [text('ocean')],
    marine_protected_areas: [text('kind'), degrees('latitude'), degrees('longitude')],
    coastal_states: [
      text('iso_code'),
      { name: 'clearance_days', label: t('fields.clearance_days'), kind: 'number', optional: true },
      text('clearance_authority_en'),
      text('clearance_authority_fr'),
      text('clearance_source_en'),
      text('clearance_source_fr'),
      text('clearance_note_en'),
      text('clearance_note_fr'),
    ],
    operating_hours: [{ name: 'hours', label: t('fields.hours'), kind: 'number' }],
    vessel_classes: [],
    ports: [
      { name: 'country', label: t('fields.country'), kind: 'text' },
      text('province'),
      { name: 'region_id', label: t('fields.region'), kind: 'choice', options: regions, optional: true },
      degrees('latitude'),
      degrees('longitude'),
      monthAndDay('season_start'),
      monthAndDay('season_end'),
      ...portUse,
      ...ofPorts,
    ],
    capabilities: [capabilityKind],
  };
  return [
    { name: 'name_en', label: t('fields.name_en'), kind: 'text' },
    { name: 'name_fr', label: t('fields.name_fr'), kind: 'text' },
    ...own[list],
    { name: 'position', label: t('fields.position'), hint: t('fields.position_hint'), kind: 'number' },
    { name: 'active', label: t('fields.active'), kind: 'flag' },
  ];
};

export const ListsSection = () => {
  const { t } = useTranslation('reference');
  const language = useLanguage();
  const asked = useSearchText('list');
  const setSearch = useSetSearch();
  const list: ListName = isList(asked) ? asked : 'agencies';
  const specs = useSpecs(list);
  const columns = useMemo<readonly DataColumn<RecordRow<ListName>>[]>(() => {
    const column = (key: 'name_en' | 'name_fr'): DataColumn<RecordRow<ListName>> => ({
      key,
      header: t(`fields.${key}`),
      isRowHeader: key === `name_${language}`,
      value: (row) => row[key],
      cell: (row) => <span lang={key.slice(-2)}>{row[key]}</span>,
    });
    return [
      column('name_en'),
      column('name_fr'),
      {
        key: 'position',
        header: t('fields.position'),
        align: 'end',
        value: (row) => row.position,
        cell: (row) => String(row.position),
      },
    ];
  }, [language, t]);
  return (
    <Stack>
      <Select
        label={t('lists.which')}
        options={referenceListNames.map((name) => ({ id: name, label: t(`lists.names.${name}`) }))}
        value={list}
        placeholder={null}
        isFilter
        onChange={(name) => setSearch({ list: name ?? undefined })}
      />
      {(list === 'agencies' || list === 'ports') && (
        <IdentifiersSection key={`${list} identifiers`} list={list} />
      )}
      <RecordsSection
        key={list}
        path={list}
        caption={t(`lists.names.${list}`)}
        addLabel={t('lists.add')}
        columns={columns}
        nameOf={(row) => row[`name_${language}`]}
        specs={specs}
        schema={listRowSchemaOf(list)}
      />
    </Stack>
  );
};
