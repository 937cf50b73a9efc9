import {
  citationElement,
  xmlElement,
  isoCodeElement,
  missingElement,
  seaDataNetCodeElement,
  characterStringElement,
  type Xml,
} from './iso-elements.ts';

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

export const buildMetadataDocument = (comment: string, content: readonly Xml[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${comment} -->\n${xmlElement('gmi:MI_Metadata', content, namespaces)}\n`;

export const referenceSystemElements: readonly Xml[] = [
  xmlElement(
    'gmd:referenceSystemInfo',
    xmlElement(
      'gmd:MD_ReferenceSystem',
      xmlElement(
        'gmd:referenceSystemIdentifier',
        xmlElement('gmd:RS_Identifier', [
          xmlElement(
            'gmd:authority',
            citationElement({
              title: 'SeaDataNet geographic co-ordinate reference frames',
              alternate: 'L10',
              day: '2011-03-02',
              edition: '3',
              identifier: 'https://www.seadatanet.org/urnurl/SDN:L10',
            }),
          ),
          xmlElement(
            'gmd:code',
            seaDataNetCodeElement('sdn:SDN_CRSCode', '4326', 'World Geodetic System 84'),
          ),
          characterStringElement('gmd:codeSpace', 'L10'),
        ]),
      ),
    ),
  ),
  `<gmd:metadataExtensionInfo xlink:href="${profile}/csrExtensionInformation.xml"/>`,
];

export const resourceConstraintElements: readonly Xml[] = [
  xmlElement(
    'gmd:resourceConstraints',
    xmlElement('gmd:MD_Constraints', characterStringElement('gmd:useLimitation', 'Not applicable')),
  ),
  xmlElement(
    'gmd:resourceConstraints',
    xmlElement('gmd:MD_LegalConstraints', [
      xmlElement('gmd:accessConstraints', isoCodeElement('gmd:MD_RestrictionCode', 'otherRestrictions')),
      missingElement('gmd:otherConstraints'),
    ]),
  ),
];

export const spatialRepresentationElement: Xml = xmlElement(
  'gmd:spatialRepresentationType',
  isoCodeElement('gmd:MD_SpatialRepresentationTypeCode', 'vector'),
);

export const distributionElement: Xml = xmlElement(
  'gmd:distributionInfo',
  xmlElement(
    'gmd:MD_Distribution',
    xmlElement(
      'gmd:distributionFormat',
      xmlElement('gmd:MD_Format', [
        characterStringElement('gmd:name', 'XML'),
        characterStringElement('gmd:version', '1'),
      ]),
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

export const dataQualityElement: Xml = xmlElement(
  'gmd:dataQualityInfo',
  xmlElement('gmd:DQ_DataQuality', [
    xmlElement(
      'gmd:scope',
      xmlElement('gmd:DQ_Scope', xmlElement('gmd:level', isoCodeElement('gmd:MD_ScopeCode', 'series'))),
    ),
    ...inspire.map(([title, day]) =>
      xmlElement(
        'gmd:report',
        xmlElement(
          'gmd:DQ_DomainConsistency',
          xmlElement(
            'gmd:result',
            xmlElement('gmd:DQ_ConformanceResult', [
              xmlElement('gmd:specification', citationElement({ title, day, type: 'publication' })),
              characterStringElement('gmd:explanation', 'See the referenced specification'),
              xmlElement('gmd:pass', xmlElement('gco:Boolean', 'true')),
            ]),
          ),
        ),
      ),
    ),
    xmlElement(
      'gmd:lineage',
      xmlElement(
        'gmd:LI_Lineage',
        characterStringElement('gmd:statement', 'Voyage report of the ship time portal.'),
      ),
    ),
  ]),
);
