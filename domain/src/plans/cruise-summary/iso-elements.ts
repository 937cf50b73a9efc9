import type { CalendarDay } from '../../shared/calendar-day.ts';
import { escapeXml } from '../../shared/escape-xml.ts';

export type Xml = string;

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

export const xmlElement = (
  name: string,
  content: readonly Xml[] | Xml,
  attributes: Readonly<Record<string, string>> = {},
): Xml => `<${name}${attributesOf(attributes)}>${[content].flat().join('')}</${name}>`;

export const missingElement = (name: string): Xml => `<${name} gco:nilReason="missing"/>`;

export const characterStringElement = (name: string, value: string | null): Xml =>
  value === null || value.trim() === ''
    ? missingElement(name)
    : xmlElement(name, xmlElement('gco:CharacterString', escapeXml(value)));

const isoLists = 'https://vocab.nerc.ac.uk/isoCodelists/sdnCodelists/gmxCodeLists.xml';
const acquisitionLists = 'https://www.isotc211.org/2005/resources/Codelist/gmiCodelists.xml';
const seaDataNetLists = 'http://vocab.nerc.ac.uk/isoCodelists/sdnCodelists/cdicsrCodeList.xml';

const code =
  (list: string, space: string) =>
  (name: string, value: string, label: string = value) =>
    xmlElement(name, escapeXml(label), {
      codeList: `${list}#${name.split(':').at(-1)}`,
      codeListValue: value,
      codeSpace: space,
    });
export const isoCodeElement = code(isoLists, 'ISOTC211/19115');
export const acquisitionCodeElement = code(acquisitionLists, 'ISOTC211/19115-2');
export const seaDataNetCodeElement = code(seaDataNetLists, 'SeaDataNet');

const date = (day: CalendarDay, type: 'revision' | 'publication'): Xml =>
  xmlElement(
    'gmd:date',
    xmlElement('gmd:CI_Date', [
      xmlElement('gmd:date', xmlElement('gco:Date', day)),
      xmlElement('gmd:dateType', isoCodeElement('gmd:CI_DateTypeCode', type)),
    ]),
  );

export const identifierElement = (name: string, value: string): Xml =>
  xmlElement(name, xmlElement('gmd:MD_Identifier', characterStringElement('gmd:code', value)));

type Citation = {
  readonly title: string | null;
  readonly alternate?: string;
  readonly day: CalendarDay;
  readonly type?: 'revision' | 'publication';
  readonly edition?: string;
  readonly identifier?: string;
  readonly party?: Xml;
};

export const citationElement = ({
  title,
  alternate,
  day,
  type = 'revision',
  edition,
  party,
  ...cited
}: Citation): Xml =>
  xmlElement('gmd:CI_Citation', [
    characterStringElement('gmd:title', title),
    ...(alternate ? [characterStringElement('gmd:alternateTitle', alternate)] : []),
    date(day, type),
    ...(edition ? [characterStringElement('gmd:edition', edition)] : []),
    ...(cited.identifier ? [identifierElement('gmd:identifier', cited.identifier)] : []),
    ...(party ? [xmlElement('gmd:citedResponsibleParty', party)] : []),
  ]);

type Party = {
  readonly person?: string;
  readonly organization: string | null;
  readonly email: string | null;
  readonly page: string | null;
  readonly role: 'pointOfContact' | 'originator';
};

const online = (page: string): Xml =>
  xmlElement(
    'gmd:onlineResource',
    xmlElement('gmd:CI_OnlineResource', xmlElement('gmd:linkage', xmlElement('gmd:URL', escapeXml(page)))),
  );

export const responsiblePartyElement = ({ person, organization, email, page, role }: Party): Xml =>
  xmlElement('gmd:CI_ResponsibleParty', [
    ...(person ? [characterStringElement('gmd:individualName', person)] : []),
    characterStringElement('gmd:organisationName', organization),
    xmlElement(
      'gmd:contactInfo',
      xmlElement('gmd:CI_Contact', [
        xmlElement(
          'gmd:address',
          xmlElement('gmd:CI_Address', characterStringElement('gmd:electronicMailAddress', email)),
        ),
        ...(page ? [online(page)] : []),
      ]),
    ),
    xmlElement('gmd:role', isoCodeElement('gmd:CI_RoleCode', role)),
  ]);

type Thesaurus = readonly [title: string, list: string | null, day: CalendarDay];

export const keywordElement = (type: string, word: Xml, [title, list, day]: Thesaurus): Xml =>
  xmlElement(
    'gmd:descriptiveKeywords',
    xmlElement('gmd:MD_Keywords', [
      xmlElement('gmd:keyword', word),
      xmlElement(
        'gmd:type',
        xmlElement('gmd:MD_KeywordTypeCode', type, {
          codeList: `${isoLists}#MD_KeywordTypeCode`,
          codeListValue: type,
          codeSpace: 'SeaDataNet',
        }),
      ),
      xmlElement(
        'gmd:thesaurusName',
        citationElement({
          title,
          day,
          ...(list
            ? { alternate: list, identifier: `https://www.seadatanet.org/urnurl/SDN:${list}` }
            : { type: 'publication' as const }),
        }),
      ),
    ]),
  );
