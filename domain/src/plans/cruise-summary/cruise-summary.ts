import type { CalendarDay } from '../../shared/calendar-day.ts';
import { escapeXml } from '../../shared/escape-xml.ts';
import {
  acquisitionCodeElement,
  citationElement,
  xmlElement,
  identifierElement,
  isoCodeElement,
  keywordElement,
  missingElement,
  responsiblePartyElement,
  seaDataNetCodeElement,
  characterStringElement,
  type Xml,
} from './iso-elements.ts';
import {
  dataQualityElement,
  distributionElement,
  referenceSystemElements,
  resourceConstraintElements,
  spatialRepresentationElement,
  buildMetadataDocument,
} from './iso-fixed-parts.ts';

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

export const fieldsNeverInSummary = [
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
type SummaryGap = (typeof fieldsNeverInSummary)[number] | (typeof sometimesInSummary)[number];

export const findSummaryGaps = (summary: CruiseSummary): readonly SummaryGap[] => {
  const isMissing: Record<(typeof sometimesInSummary)[number], boolean> = {
    platform_code: summary.vessel.ices_code === null,
    countries: [summary.departure, summary.arrival].some((port) => !port?.un_locode),
    institute: summary.agency === null,
    objectives: !summary.objectives?.trim(),
    done_stations: summary.done_stations.length === 0,
  };
  return [...fieldsNeverInSummary, ...sometimesInSummary.filter((gap) => isMissing[gap])];
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
      keywordElement(`${end}_place`, xmlElement('gco:CharacterString', escapeXml(port.name)), [
        'SeaDataNet Ports Gazetteer',
        'C38',
        '2025-08-19',
      ]),
      ...(country
        ? [
            keywordElement(`${end}_country`, seaDataNetCodeElement('sdn:SDN_CountryCode', country), [
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
    ? seaDataNetCodeElement('sdn:SDN_PlatformCode', ices_code, name)
    : xmlElement('gco:CharacterString', escapeXml(name));
  return [
    keywordElement('theme', xmlElement('gco:CharacterString', 'Oceanographic geographical features'), [
      'GEMET - INSPIRE themes, version 1.0',
      null,
      '2008-05-31',
    ]),
    ...ports(summary),
    keywordElement('platform', platform, ['ICES Platform Codes', 'C17', '2025-08-19']),
    keywordElement(
      'platform_class',
      seaDataNetCodeElement('sdn:SDN_PlatformCategoryCode', '31', 'research vessel'),
      ['SeaDataNet Platform Classes', 'L06', '2025-08-19'],
    ),
  ];
};

const bound = (name: string, degrees: number): Xml =>
  xmlElement(`gmd:${name}`, xmlElement('gco:Decimal', degrees.toFixed(6)));

const box = (done_stations: CruiseSummary['done_stations']): Xml => {
  const [latitudes, longitudes] = [
    done_stations.map(({ latitude }) => latitude),
    done_stations.map(({ longitude }) => longitude),
  ];
  return xmlElement(
    'gmd:geographicElement',
    xmlElement('gmd:EX_GeographicBoundingBox', [
      bound('westBoundLongitude', Math.min(...longitudes)),
      bound('eastBoundLongitude', Math.max(...longitudes)),
      bound('southBoundLatitude', Math.min(...latitudes)),
      bound('northBoundLatitude', Math.max(...latitudes)),
    ]),
  );
};

const extent = ({ areas, done_stations, start, end }: CruiseSummary): Xml =>
  xmlElement(
    'gmd:extent',
    xmlElement('gmd:EX_Extent', [
      ...areas.map((area) =>
        xmlElement(
          'gmd:geographicElement',
          xmlElement('gmd:EX_GeographicDescription', identifierElement('gmd:geographicIdentifier', area)),
        ),
      ),
      done_stations.length > 0 ? box(done_stations) : missingElement('gmd:geographicElement'),
      xmlElement(
        'gmd:temporalElement',
        xmlElement(
          'gmd:EX_TemporalExtent',
          xmlElement(
            'gmd:extent',
            xmlElement(
              'gml:TimePeriod',
              [xmlElement('gml:beginPosition', start), xmlElement('gml:endPosition', end)],
              { 'gml:id': 'cruise' },
            ),
          ),
        ),
      ),
    ]),
  );

const identification = (summary: CruiseSummary): Xml => {
  const { chief_scientist: chief, agency } = summary;
  const originator = responsiblePartyElement({
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
  const contact = responsiblePartyElement({
    person: chief.name,
    organization: chief.affiliation ?? agency?.name ?? null,
    email: chief.email,
    page: chief.orcid,
    role: 'pointOfContact',
  });
  return xmlElement(
    'gmd:identificationInfo',
    xmlElement(
      'sdn:SDN_DataIdentification',
      [
        xmlElement('gmd:citation', citationElement(cited)),
        characterStringElement('gmd:abstract', summary.objectives),
        xmlElement('gmd:pointOfContact', contact),
        ...keywords(summary),
        ...resourceConstraintElements,
        spatialRepresentationElement,
        xmlElement('gmd:language', isoCodeElement('gmd:LanguageCode', 'eng', 'English')),
        xmlElement('gmd:characterSet', isoCodeElement('gmd:MD_CharacterSetCode', 'utf8')),
        xmlElement('gmd:topicCategory', xmlElement('gmd:MD_TopicCategoryCode', 'oceans')),
        extent(summary),
      ],
      { 'gco:isoType': 'MD_DataIdentification_Type' },
    ),
  );
};

const event = (name: 'start' | 'end', day: CalendarDay): Xml =>
  xmlElement(
    'gmi:significantEvent',
    xmlElement('gmi:MI_Event', [
      identifierElement('gmi:identifier', `cruise-${name}`),
      xmlElement('gmi:trigger', acquisitionCodeElement('gmi:MI_TriggerCode', 'manual')),
      xmlElement('gmi:context', acquisitionCodeElement('gmi:MI_ContextCode', 'wayPoint')),
      xmlElement('gmi:sequence', acquisitionCodeElement('gmi:MI_SequenceCode', name)),
      xmlElement('gmi:time', xmlElement('gco:DateTime', `${day}T00:00:00Z`)),
    ]),
  );

const acquisition = (summary: CruiseSummary): Xml => {
  const { title, voyage_number, revised, start, end, done_stations, delivered_days } = summary;
  const done = [
    ...(delivered_days === null ? [] : [`Days delivered: ${delivered_days}.`]),
    ...(done_stations.length === 0 ? [] : [`Stations done: ${done_stations.length}.`]),
  ];
  return xmlElement(
    'gmi:acquisitionInformation',
    xmlElement(
      'gmi:MI_AcquisitionInformation',
      xmlElement(
        'gmi:operation',
        xmlElement('gmi:MI_Operation', [
          characterStringElement('gmi:description', done.join(' ')),
          xmlElement('gmi:citation', citationElement({ title, alternate: voyage_number, day: revised })),
          identifierElement('gmi:identifier', urn(summary)),
          xmlElement('gmi:status', isoCodeElement('gmd:MD_ProgressCode', 'completed')),
          event('start', start),
          event('end', end),
        ]),
      ),
    ),
  );
};

export const buildCruiseSummaryXml = (summary: CruiseSummary): string =>
  buildMetadataDocument(`Left empty: ${findSummaryGaps(summary).join(', ')}`, [
    characterStringElement('gmd:fileIdentifier', urn(summary)),
    xmlElement('gmd:language', isoCodeElement('gmd:LanguageCode', 'eng', 'English')),
    xmlElement('gmd:characterSet', isoCodeElement('gmd:MD_CharacterSetCode', 'utf8')),
    xmlElement('gmd:hierarchyLevel', isoCodeElement('gmd:MD_ScopeCode', 'series')),
    xmlElement(
      'gmd:hierarchyLevelName',
      seaDataNetCodeElement('sdn:SDN_HierarchyLevelNameCode', 'CSR', 'Cruise Summary record'),
    ),
    xmlElement(
      'gmd:contact',
      responsiblePartyElement({ organization: null, email: null, page: null, role: 'pointOfContact' }),
    ),
    xmlElement('gmd:dateStamp', xmlElement('gco:Date', summary.revised)),
    characterStringElement('gmd:metadataStandardName', 'ISO 19115/SeaDataNet profile'),
    characterStringElement('gmd:metadataStandardVersion', '1.0'),
    ...referenceSystemElements,
    identification(summary),
    distributionElement,
    dataQualityElement,
    acquisition(summary),
  ]);
