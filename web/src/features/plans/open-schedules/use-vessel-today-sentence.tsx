import { formatDay } from '@shiptime/domain/shared/day-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useConstraintLabel } from '#features/vessels/use-constraint-label.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { UserText } from '#ui/user-text.tsx';
import type { VesselToday } from './locate-vessels.ts';

const withOwn = (sentence: string, text: string): ReactNode => <UserText text={text} within={sentence} />;

export const useVesselTodaySentence = () => {
  const { t } = useTranslation('fleet_today');
  const { language, list } = useFormat();
  const labelOf = useConstraintLabel();
  const day = (date: string) => formatDay(language, date);
  return ({ found, areas, port }: VesselToday): ReactNode => {
    if (found.kind === 'unavailable')
      return withOwn(
        t('unavailable', { name: labelOf(found.constraint), until: day(found.until) }),
        labelOf(found.constraint),
      );
    if (found.kind === 'free') {
      const { next } = found;
      const words = next ? t('next', { title: next.title, from: day(next.start_date) }) : t('nothing');
      const sentence = port ? t('last_in', { port: nameInLanguage(language, port), words }) : words;
      return withOwn(sentence, next?.title ?? '');
    }
    const { title, mobilization_port, demobilization_port } = found.mission;
    const said = (sentence: string) => withOwn(sentence, title);
    if (found.kind === 'at_sea') {
      const until = day(found.until);
      const names = areas.map((area) => nameInLanguage(language, area));
      return said(
        names.length === 0
          ? t('at_sea', { title, until })
          : t('at_sea_in', { title, until, areas: list(names) }),
      );
    }
    const where = found.kind === 'mobilization' ? mobilization_port : demobilization_port;
    return said(
      where
        ? t(`in_port.${found.kind}`, { title, port: nameInLanguage(language, where) })
        : t(found.kind, { title }),
    );
  };
};
