/**
 * The reference lists that the contract names: table, the paths that serve it (hyphenated ones also in snake_case),
 * and what a row carries beside its names.
 */
export type ReferenceList = {
  readonly table:
    | 'agencies'
    | 'coastal_states'
    | 'marine_protected_areas'
    | 'operating_hours'
    | 'ports'
    | 'project_areas'
    | 'project_types'
    | 'regions'
    | 'thematic_areas'
    | 'vessel_classes';
  readonly paths: readonly string[];
  readonly extra: readonly string[];
};

export const referenceLists: readonly ReferenceList[] = [
  { table: 'agencies', paths: ['agencies'], extra: ['abbreviation_en', 'abbreviation_fr'] },
  { table: 'operating_hours', paths: ['operating-hours', 'operating_hours'], extra: ['hours'] },
  {
    table: 'ports',
    paths: ['ports'],
    extra: ['country', 'province', 'region_id', 'latitude', 'longitude', 'season_start', 'season_end'],
  },
  { table: 'project_types', paths: ['project-types', 'project_types'], extra: [] },
  { table: 'thematic_areas', paths: ['thematic_areas'], extra: [] },
  { table: 'regions', paths: ['regions'], extra: [] },
  { table: 'vessel_classes', paths: ['vessel_classes'], extra: [] },
  { table: 'project_areas', paths: ['project_areas'], extra: ['ocean'] },
  {
    table: 'marine_protected_areas',
    paths: ['marine_protected_areas'],
    extra: ['kind', 'latitude', 'longitude'],
  },
  { table: 'coastal_states', paths: ['coastal_states'], extra: ['iso_code'] },
];
