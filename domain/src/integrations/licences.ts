export type Licence = {
  readonly name_en: string;
  readonly name_fr: string;
  readonly url_en: string;
  readonly url_fr: string;
  readonly ckan_id: string;
};

export const licences = {
  'OGL-Canada-2.0': {
    name_en: 'Open Government Licence – Canada',
    name_fr: 'Licence du gouvernement ouvert – Canada',
    url_en: 'https://open.canada.ca/en/open-government-licence-canada',
    url_fr: 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada',
    ckan_id: 'ca-ogl-lgo',
  },
  'CC-BY-4.0': {
    name_en: 'Creative Commons Attribution 4.0 International',
    name_fr: 'Creative Commons Attribution 4.0 International',
    url_en: 'https://creativecommons.org/licenses/by/4.0/deed.en',
    url_fr: 'https://creativecommons.org/licenses/by/4.0/deed.fr',
    ckan_id: 'cc-by',
  },
  'CC0-1.0': {
    name_en: 'Creative Commons Zero 1.0 Universal',
    name_fr: 'Creative Commons Zéro 1.0 universel',
    url_en: 'https://creativecommons.org/publicdomain/zero/1.0/deed.en',
    url_fr: 'https://creativecommons.org/publicdomain/zero/1.0/deed.fr',
    ckan_id: 'cc-zero',
  },
} as const satisfies Readonly<Record<string, Licence>>;

export type LicenceKey = keyof typeof licences;
export const licenceKeys = Object.keys(licences) as LicenceKey[];
