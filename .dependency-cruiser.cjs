// The arrows of docs/architecture.md, executable.
const features = [
  'reference',
  'vessels',
  'accounts',
  'applications',
  'review',
  'plans',
  'proposals',
  'scenarios',
  'integrations',
  'support',
  'ledger',
  'operation',
  'portal',
  'live',
];
// A feature may use only what stands before it; review and plans do not know each other; support stands alone.
const may = {
  reference: [],
  vessels: ['reference'],
  accounts: ['reference', 'vessels', 'operation'],
  applications: ['reference', 'vessels', 'accounts'],
  review: ['reference', 'vessels', 'accounts', 'applications'],
  plans: ['reference', 'vessels', 'accounts', 'applications'],
  integrations: ['reference', 'vessels', 'accounts', 'applications', 'plans'],
  proposals: ['reference', 'vessels', 'accounts', 'applications', 'review', 'plans'],
  scenarios: ['reference', 'vessels', 'accounts', 'applications', 'review', 'plans', 'proposals'],
  support: ['reference'],
  ledger: [],
  operation: [],
  portal: ['reference', 'accounts'],
  live: ['accounts'],
};
const sides = [
  ['domain', '^domain/src'],
  ['server', '^server/src/features'],
  ['web', '^web/src/features'],
];
const featureArrows = sides.flatMap(([side, root]) =>
  features.map((feature) => ({
    name: `${side}: ${feature} uses only ${['itself', ...may[feature]].join(', ')}`,
    severity: 'error',
    from: { path: `${root}/${feature}/` },
    to: {
      path: `${root}/(${features.join('|')})/`,
      pathNot: `${root}/(${[feature, ...may[feature]].join('|')})/`,
    },
  })),
);

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain is pure: zod and itself only',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/src', 'node_modules/zod/'] },
    },
    {
      name: 'geography knows no business',
      severity: 'error',
      from: { path: '^domain/src/geography/', pathNot: '\\.test\\.ts$' },
      to: { path: '^domain/src/', pathNot: '^domain/src/geography/' },
    },
    {
      name: 'the planner is pure: domain, its solver and itself only',
      severity: 'error',
      from: { path: '^planner/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^planner/src', '^domain/src', 'node_modules/highs/'] },
    },
    {
      name: 'only the server asks the planner',
      severity: 'error',
      from: { path: '^(domain|web|locales)/' },
      to: { path: '^planner/' },
    },
    ...featureArrows,
    {
      name: 'server plumbing does not know features',
      severity: 'error',
      from: {
        path: '^server/src/(http|audit|events|live|openapi|db|mail|spreadsheet|calendar|jobs|pdf|process-pool|backups|operation|proposal-search)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'commands do not know who follows their events (server/src/event-subscribers.ts)',
      severity: 'error',
      from: {
        path: '^server/src/features/(plans/(steps/|fleet/publish-fleet-plan|guests/(decide|request|lapse)-berth)|applications/stages/)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: [
          '^server/src/(mail|live)/',
          '^server/src/features/applications/(notices|status-subscribers)/',
          '^server/src/features/plans/(step-subscribers|versions)/',
          '^server/src/features/plans/guests/(berth-notices|notify-guests)',
          '^server/src/features/plans/fleet/(schedule-openings|notify-schedule-changes|schedule-news)',
        ],
      },
    },
    {
      name: 'web plumbing does not know features or the app',
      severity: 'error',
      from: { path: '^web/src/(ui|lib|map)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web features do not know the app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'the kit does not know the portal',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(domain/src/(?!shared/)|web/src/lib/(api-client|session))' },
    },
    {
      name: 'web and server do not meet',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server does not know the web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'routes hold no SQL',
      severity: 'error',
      from: { path: '^server/src/features/.*/routes\\.ts$' },
      to: { path: ['^server/src/db/', 'node_modules/(kysely|pg)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the library of spreadsheets is known to one place on each side',
      severity: 'error',
      from: {
        path: '^(server|web)/src',
        pathNot: '^server/src/spreadsheet/|^web/src/lib/workbook\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/hucre/' },
    },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // It reads TypeScript through the API of version 5; version 7, which checks the types, has none. Each file once, as it
    // is written: imports of types are known by their word.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^[^/]+/dist/', '^node_modules/@shiptime'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
