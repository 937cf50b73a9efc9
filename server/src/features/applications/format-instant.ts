import { easternZone } from '@shiptime/domain/reference/deadline-words';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';

const format = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone: easternZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });

const formats = { en: format('en'), fr: format('fr') };

/** Eastern time with its zone: `2027-04-12, 14:03 EDT`, `2027-04-12 14 h 03 HAE`. */
export const formatInstant = (instant: Instant, language: Language): string =>
  formats[language].format(new Date(instant));
