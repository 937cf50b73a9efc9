import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import type { Presences } from './presence.ts';
import styles from './other-editors-notice.module.css';

export type SaveByOther = {
  readonly name: string;
  readonly sections: readonly string[];
  readonly at: string;
};

export const OtherEditorsNotice = ({ present, last }: { present: Presences; last: SaveByOther | null }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { list, instant } = useFormat();
  const sectionName = (section: string) =>
    translationAt(`applications:sections.${section}`) ?? (section as string);
  const people = [...present.values()].map(({ name, section }) =>
    t('application_form:others.person_in', { name, section: sectionName(section) }),
  );
  return (
    <div className={styles['others']} aria-live="polite" data-no-print>
      {people.length > 0 && (
        <p>
          <Icon name="users" size={18} />
          {t('application_form:others.here', { people: list(people) })}
        </p>
      )}
      {last && (
        <p>
          <Icon name="save" size={18} />
          {t('application_form:others.saved', {
            name: last.name,
            sections: list(last.sections.map(sectionName)),
            at: instant(last.at),
          })}
        </p>
      )}
    </div>
  );
};
