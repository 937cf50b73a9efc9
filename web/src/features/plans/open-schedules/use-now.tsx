import { formatDay } from '@shiptime/domain/shared/day-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { UserText } from '#ui/user-text.tsx';
import type { ShipToday } from './locate-ships.ts';

/** Placeholder character for quoted text within a sentence. */
const place = '\ufffc';

const withOwn = (sentence: string, text: string): ReactNode => {
  const [before, after] = sentence.split(place);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <UserText text={text} />
      {after}
    </>
  );
};

export const useNow = () => {
  const { t } = useTranslation('fleet_today');
  const { language, list } = useFormat();
  const day = (date: string) => formatDay(language, date);
  return ({ found, areas, port }: ShipToday): ReactNode => {
    if (found.kind === 'unavailable')
      return withOwn(t('unavailable', { name: place, until: day(found.until) }), found.name);
    if (found.kind === 'free') {
      const { next } = found;
      const words = next ? t('next', { title: place, from: day(next.start_date) }) : t('nothing');
      const sentence = port ? t('last_in', { port: nameIn(language, port), words }) : words;
      return withOwn(sentence, next?.title ?? '');
    }
    const { title, mobilization_port, demobilization_port } = found.mission;
    const said = (sentence: string) => withOwn(sentence, title);
    if (found.kind === 'at_sea') {
      const until = day(found.until);
      const names = areas.map((area) => nameIn(language, area));
      return said(
        names.length === 0
          ? t('at_sea', { title: place, until })
          : t('at_sea_in', { title: place, until, areas: list(names) }),
      );
    }
    const where = found.kind === 'mobilization' ? mobilization_port : demobilization_port;
    return said(
      where
        ? t(`in_port.${found.kind}`, { title: place, port: nameIn(language, where) })
        : t(found.kind, { title: place }),
    );
  };
};
