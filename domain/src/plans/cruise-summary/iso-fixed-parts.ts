import { citation, element, isoCode, missing, seaDataNetCode, string, type Xml } from './iso-elements.ts';

const profile = 'https://schemas.seadatanet.org/Standards-Software/Metadata-formats';

const namespaces = {
  'xmlns:gco': 'http://www.isotc211.org/2005/gco',
  'xmlns:gmd': 'http://www.isotc211.org/2005/gmd',
  'xmlns:gmi': 'http://www.isotc211.org/2005/gmi',
  'xmlns:gml': 'http://www.opengis.net/gml',
  'xmlns:sdn': 'http://www.seadatanet.org',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `http://www.seadatanet.org ${profile}/SDN_CSR_ISO19139_5.2.0.xsd`,
};

export const root = (comment: string, content: readonly Xml[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${comment} -->\n${element('gmi:MI_Metadata', content, namespaces)}\n`;

export const referenceSystem: readonly Xml[] = [
  element(
    'gmd:referenceSystemInfo',
    element(
      'gmd:MD_ReferenceSystem',
      element(
        'gmd:referenceSystemIdentifier',
        element('gmd:RS_Identifier', [
          element(
            'gmd:authority',
            citation({
              title: 'SeaDataNet geographic co-ordinate reference frames',
              alternate: 'L10',
              day: '2011-03-02',
              edition: '3',
              identifier: 'https://www.seadatanet.org/urnurl/SDN:L10',
            }),
          ),
          element('gmd:code', seaDataNetCode('sdn:SDN_CRSCode', '4326', 'World Geodetic System 84')),
          string('gmd:codeSpace', 'L10'),
        ]),
      ),
    ),
  ),
  `<gmd:metadataExtensionInfo xlink:href="${profile}/csrExtensionInformation.xml"/>`,
];

export const restrictions: readonly Xml[] = [
  element(
    'gmd:resourceConstraints',
    element('gmd:MD_Constraints', string('gmd:useLimitation', 'Not applicable')),
  ),
  element(
    'gmd:resourceConstraints',
    element('gmd:MD_LegalConstraints', [
      element('gmd:accessConstraints', isoCode('gmd:MD_RestrictionCode', 'otherRestrictions')),
      missing('gmd:otherConstraints'),
    ]),
  ),
  element('gmd:spatialRepresentationType', isoCode('gmd:MD_SpatialRepresentationTypeCode', 'vector')),
];

export const distribution: Xml = element(
  'gmd:distributionInfo',
  element(
    'gmd:MD_Distribution',
    element(
      'gmd:distributionFormat',
      element('gmd:MD_Format', [string('gmd:name', 'XML'), string('gmd:version', '1')]),
    ),
  ),
);

const inspire = [
  [
    'COMMISSION REGULATION (EU) No 1089/2010 of 23 November 2010 implementing Directive 2007/2/EC of the European Parliament and of the Council as regards interoperability of spatial data sets and services',
    '2010-12-08',
  ],
  [
    'COMMISSION REGULATION (EC) No 1205/2008 of 3 December 2008 implementing Directive 2007/2/EC of the European Parliament and of the Council as regards metadata',
    '2008-12-04',
  ],
] as const;

export const dataQuality: Xml = element(
  'gmd:dataQualityInfo',
  element('gmd:DQ_DataQuality', [
    element(
      'gmd:scope',
      element('gmd:DQ_Scope', element('gmd:level', isoCode('gmd:MD_ScopeCode', 'series'))),
    ),
    ...inspire.map(([title, day]) =>
      element(
        'gmd:report',
        element(
          'gmd:DQ_DomainConsistency',
          element(
            'gmd:result',
            element('gmd:DQ_ConformanceResult', [
              element('gmd:specification', citation({ title, day, type: 'publication' })),
              string('gmd:explanation', 'See the referenced specification'),
              element('gmd:pass', element('gco:Boolean', 'true')),
            ]),
          ),
        ),
      ),
    ),
    element(
      'gmd:lineage',
      element('gmd:LI_Lineage', string('gmd:statement', 'Voyage report of the ship time portal.')),
    ),
  ]),
);
