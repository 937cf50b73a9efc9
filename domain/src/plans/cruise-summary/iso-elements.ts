import type { CalendarDay } from '../../shared/calendar-day.ts';
import { escapeXml } from '../../shared/escape-xml.ts';

export type Xml = string;

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

export const element = (
  name: string,
  content: readonly Xml[] | Xml,
  attributes: Readonly<Record<string, string>> = {},
): Xml => `<${name}${attributesOf(attributes)}>${[content].flat().join('')}</${name}>`;

export const missing = (name: string): Xml => `<${name} gco:nilReason="missing"/>`;

export const string = (name: string, value: string | null): Xml =>
  value === null || value.trim() === ''
    ? missing(name)
    : element(name, element('gco:CharacterString', escapeXml(value)));

const isoLists = 'https://vocab.nerc.ac.uk/isoCodelists/sdnCodelists/gmxCodeLists.xml';
const acquisitionLists = 'https://www.isotc211.org/2005/resources/Codelist/gmiCodelists.xml';
const seaDataNetLists = 'http://vocab.nerc.ac.uk/isoCodelists/sdnCodelists/cdicsrCodeList.xml';

const code =
  (list: string, space: string) =>
  (name: string, value: string, label: string = value) =>
    element(name, escapeXml(label), {
      codeList: `${list}#${name.split(':').at(-1)}`,
      codeListValue: value,
      codeSpace: space,
    });
export const isoCode = code(isoLists, 'ISOTC211/19115');
export const acquisitionCode = code(acquisitionLists, 'ISOTC211/19115-2');
export const seaDataNetCode = code(seaDataNetLists, 'SeaDataNet');

const date = (day: CalendarDay, type: 'revision' | 'publication'): Xml =>
  element(
    'gmd:date',
    element('gmd:CI_Date', [
      element('gmd:date', element('gco:Date', day)),
      element('gmd:dateType', isoCode('gmd:CI_DateTypeCode', type)),
    ]),
  );

export const identifier = (name: string, value: string): Xml =>
  element(name, element('gmd:MD_Identifier', string('gmd:code', value)));

type Citation = {
  readonly title: string | null;
  readonly alternate?: string;
  readonly day: CalendarDay;
  readonly type?: 'revision' | 'publication';
  readonly edition?: string;
  readonly identifier?: string;
  readonly party?: Xml;
};

export const citation = ({
  title,
  alternate,
  day,
  type = 'revision',
  edition,
  party,
  ...cited
}: Citation): Xml =>
  element('gmd:CI_Citation', [
    string('gmd:title', title),
    ...(alternate ? [string('gmd:alternateTitle', alternate)] : []),
    date(day, type),
    ...(edition ? [string('gmd:edition', edition)] : []),
    ...(cited.identifier ? [identifier('gmd:identifier', cited.identifier)] : []),
    ...(party ? [element('gmd:citedResponsibleParty', party)] : []),
  ]);

type Party = {
  readonly person?: string;
  readonly organization: string | null;
  readonly email: string | null;
  readonly page: string | null;
  readonly role: 'pointOfContact' | 'originator';
};

const online = (page: string): Xml =>
  element(
    'gmd:onlineResource',
    element('gmd:CI_OnlineResource', element('gmd:linkage', element('gmd:URL', escapeXml(page)))),
  );

export const party = ({ person, organization, email, page, role }: Party): Xml =>
  element('gmd:CI_ResponsibleParty', [
    ...(person ? [string('gmd:individualName', person)] : []),
    string('gmd:organisationName', organization),
    element(
      'gmd:contactInfo',
      element('gmd:CI_Contact', [
        element('gmd:address', element('gmd:CI_Address', string('gmd:electronicMailAddress', email))),
        ...(page ? [online(page)] : []),
      ]),
    ),
    element('gmd:role', isoCode('gmd:CI_RoleCode', role)),
  ]);

type Thesaurus = readonly [title: string, list: string | null, day: CalendarDay];

export const keyword = (type: string, word: Xml, [title, list, day]: Thesaurus): Xml =>
  element(
    'gmd:descriptiveKeywords',
    element('gmd:MD_Keywords', [
      element('gmd:keyword', word),
      element(
        'gmd:type',
        element('gmd:MD_KeywordTypeCode', type, {
          codeList: `${isoLists}#MD_KeywordTypeCode`,
          codeListValue: type,
          codeSpace: 'SeaDataNet',
        }),
      ),
      element(
        'gmd:thesaurusName',
        citation({
          title,
          day,
          ...(list
            ? { alternate: list, identifier: `https://www.seadatanet.org/urnurl/SDN:${list}` }
            : { type: 'publication' as const }),
        }),
      ),
    ]),
  );
