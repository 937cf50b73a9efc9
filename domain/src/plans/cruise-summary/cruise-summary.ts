import type { CalendarDay } from '../../shared/calendar-day.ts';
import { escapeXml } from '../../shared/escape-xml.ts';
import {
  acquisitionCode,
  citation,
  element,
  identifier,
  isoCode,
  keyword,
  missing,
  party,
  seaDataNetCode,
  string,
  type Xml,
} from './iso-elements.ts';
import { dataQuality, distribution, referenceSystem, restrictions, root } from './iso-fixed-parts.ts';

export type SummaryPort = { readonly name: string; readonly un_locode: string | null };

export type CruiseSummary = {
  readonly voyage_number: string;
  readonly title: string | null;
  readonly objectives: string | null;
  readonly revised: CalendarDay;
  readonly start: CalendarDay;
  readonly end: CalendarDay;
  readonly vessel: { readonly name: string; readonly ices_code: string | null };
  readonly departure: SummaryPort | null;
  readonly arrival: SummaryPort | null;
  readonly chief_scientist: {
    readonly name: string;
    readonly email: string;
    readonly orcid: string | null;
    readonly affiliation: string | null;
  };
  readonly agency: { readonly name: string; readonly ror: string | null } | null;
  readonly areas: readonly string[];
  readonly done_stations: readonly { readonly latitude: number; readonly longitude: number }[];
  readonly delivered_days: number | null;
};

export const neverInSummary = [
  'edmo_codes',
  'data_centre',
  'port_codes',
  'sea_areas',
  'samples',
  'track',
  'access',
] as const;
const sometimesInSummary = [
  'platform_code',
  'countries',
  'institute',
  'objectives',
  'done_stations',
] as const;
type SummaryGap = (typeof neverInSummary)[number] | (typeof sometimesInSummary)[number];

export const findSummaryGaps = (summary: CruiseSummary): readonly SummaryGap[] => {
  const isMissing: Record<(typeof sometimesInSummary)[number], boolean> = {
    platform_code: summary.vessel.ices_code === null,
    countries: [summary.departure, summary.arrival].some((port) => !port?.un_locode),
    institute: summary.agency === null,
    objectives: !summary.objectives?.trim(),
    done_stations: summary.done_stations.length === 0,
  };
  return [...neverInSummary, ...sometimesInSummary.filter((gap) => isMissing[gap])];
};

const urn = ({ voyage_number }: CruiseSummary): string => `urn:SDN:CSR:LOCAL:${voyage_number}`;

const ports = ({ departure, arrival }: CruiseSummary): Xml[] =>
  (
    [
      ['departure', departure],
      ['arrival', arrival],
    ] as const
  ).flatMap(([end, port]) => {
    if (!port) return [];
    const country = port.un_locode?.slice(0, 2);
    return [
      keyword(`${end}_place`, element('gco:CharacterString', escapeXml(port.name)), [
        'SeaDataNet Ports Gazetteer',
        'C38',
        '2025-08-19',
      ]),
      ...(country
        ? [
            keyword(`${end}_country`, seaDataNetCode('sdn:SDN_CountryCode', country), [
              'International Standards Organisation countries',
              'C32',
              '2025-08-19',
            ]),
          ]
        : []),
    ];
  });

const keywords = (summary: CruiseSummary): Xml[] => {
  const { name, ices_code } = summary.vessel;
  const platform = ices_code
    ? seaDataNetCode('sdn:SDN_PlatformCode', ices_code, name)
    : element('gco:CharacterString', escapeXml(name));
  return [
    keyword('theme', element('gco:CharacterString', 'Oceanographic geographical features'), [
      'GEMET - INSPIRE themes, version 1.0',
      null,
      '2008-05-31',
    ]),
    ...ports(summary),
    keyword('platform', platform, ['ICES Platform Codes', 'C17', '2025-08-19']),
    keyword('platform_class', seaDataNetCode('sdn:SDN_PlatformCategoryCode', '31', 'research vessel'), [
      'SeaDataNet Platform Classes',
      'L06',
      '2025-08-19',
    ]),
  ];
};

const bound = (name: string, degrees: number): Xml =>
  element(`gmd:${name}`, element('gco:Decimal', degrees.toFixed(6)));

const box = (done_stations: CruiseSummary['done_stations']): Xml => {
  const [latitudes, longitudes] = [
    done_stations.map(({ latitude }) => latitude),
    done_stations.map(({ longitude }) => longitude),
  ];
  return element(
    'gmd:geographicElement',
    element('gmd:EX_GeographicBoundingBox', [
      bound('westBoundLongitude', Math.min(...longitudes)),
      bound('eastBoundLongitude', Math.max(...longitudes)),
      bound('southBoundLatitude', Math.min(...latitudes)),
      bound('northBoundLatitude', Math.max(...latitudes)),
    ]),
  );
};

const extent = ({ areas, done_stations, start, end }: CruiseSummary): Xml =>
  element(
    'gmd:extent',
    element('gmd:EX_Extent', [
      ...areas.map((area) =>
        element(
          'gmd:geographicElement',
          element('gmd:EX_GeographicDescription', identifier('gmd:geographicIdentifier', area)),
        ),
      ),
      done_stations.length > 0 ? box(done_stations) : missing('gmd:geographicElement'),
      element(
        'gmd:temporalElement',
        element(
          'gmd:EX_TemporalExtent',
          element(
            'gmd:extent',
            element(
              'gml:TimePeriod',
              [element('gml:beginPosition', start), element('gml:endPosition', end)],
              { 'gml:id': 'cruise' },
            ),
          ),
        ),
      ),
    ]),
  );

const identification = (summary: CruiseSummary): Xml => {
  const { chief_scientist: chief, agency } = summary;
  const originator = party({
    organization: agency?.name ?? null,
    email: null,
    page: agency?.ror ?? null,
    role: 'originator',
  });
  const cited = {
    title: summary.title,
    alternate: summary.voyage_number,
    day: summary.revised,
    identifier: urn(summary),
    party: originator,
  };
  const contact = party({
    person: chief.name,
    organization: chief.affiliation ?? agency?.name ?? null,
    email: chief.email,
    page: chief.orcid,
    role: 'pointOfContact',
  });
  return element(
    'gmd:identificationInfo',
    element(
      'sdn:SDN_DataIdentification',
      [
        element('gmd:citation', citation(cited)),
        string('gmd:abstract', summary.objectives),
        element('gmd:pointOfContact', contact),
        ...keywords(summary),
        ...restrictions,
        element('gmd:language', isoCode('gmd:LanguageCode', 'eng', 'English')),
        element('gmd:characterSet', isoCode('gmd:MD_CharacterSetCode', 'utf8')),
        element('gmd:topicCategory', element('gmd:MD_TopicCategoryCode', 'oceans')),
        extent(summary),
      ],
      { 'gco:isoType': 'MD_DataIdentification_Type' },
    ),
  );
};

const event = (name: 'start' | 'end', day: CalendarDay): Xml =>
  element(
    'gmi:significantEvent',
    element('gmi:MI_Event', [
      identifier('gmi:identifier', `cruise-${name}`),
      element('gmi:trigger', acquisitionCode('gmi:MI_TriggerCode', 'manual')),
      element('gmi:context', acquisitionCode('gmi:MI_ContextCode', 'wayPoint')),
      element('gmi:sequence', acquisitionCode('gmi:MI_SequenceCode', name)),
      element('gmi:time', element('gco:DateTime', `${day}T00:00:00Z`)),
    ]),
  );

const acquisition = (summary: CruiseSummary): Xml => {
  const { title, voyage_number, revised, start, end, done_stations, delivered_days } = summary;
  const done = [
    ...(delivered_days === null ? [] : [`Days delivered: ${delivered_days}.`]),
    ...(done_stations.length === 0 ? [] : [`Stations done: ${done_stations.length}.`]),
  ];
  return element(
    'gmi:acquisitionInformation',
    element(
      'gmi:MI_AcquisitionInformation',
      element(
        'gmi:operation',
        element('gmi:MI_Operation', [
          string('gmi:description', done.join(' ')),
          element('gmi:citation', citation({ title, alternate: voyage_number, day: revised })),
          identifier('gmi:identifier', urn(summary)),
          element('gmi:status', isoCode('gmd:MD_ProgressCode', 'completed')),
          event('start', start),
          event('end', end),
        ]),
      ),
    ),
  );
};

export const writeCruiseSummary = (summary: CruiseSummary): string =>
  root(`Left empty: ${findSummaryGaps(summary).join(', ')}`, [
    string('gmd:fileIdentifier', urn(summary)),
    element('gmd:language', isoCode('gmd:LanguageCode', 'eng', 'English')),
    element('gmd:characterSet', isoCode('gmd:MD_CharacterSetCode', 'utf8')),
    element('gmd:hierarchyLevel', isoCode('gmd:MD_ScopeCode', 'series')),
    element(
      'gmd:hierarchyLevelName',
      seaDataNetCode('sdn:SDN_HierarchyLevelNameCode', 'CSR', 'Cruise Summary record'),
    ),
    element('gmd:contact', party({ organization: null, email: null, page: null, role: 'pointOfContact' })),
    element('gmd:dateStamp', element('gco:Date', summary.revised)),
    string('gmd:metadataStandardName', 'ISO 19115/SeaDataNet profile'),
    string('gmd:metadataStandardVersion', '1.0'),
    ...referenceSystem,
    identification(summary),
    distribution,
    dataQuality,
    acquisition(summary),
  ]);
