import { useTranslation } from 'react-i18next';
import { sectionState } from '@shiptime/domain/applications/section-state';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useAnswers, useApplication, useMissing } from './form-model.ts';
import styles from './section-nav.module.css';

const icons = { complete: 'success', errors: 'error', in_progress: 'edit', to_do: 'minus' } as const;

/** The seven sections with their state, at the left; a row to scroll through on a narrow screen. */
export const SectionNav = ({
  current,
  present,
}: {
  current: SectionName;
  present: ReadonlyMap<string, readonly string[]>;
}) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const application = useApplication();
  const found = useMissing();
  const answers = useAnswers();
  return (
    <nav aria-label={t('application_form:sections')} className={styles['nav']}>
      <ol className={styles['list']}>
        {sectionNames.map((name) => {
          const { state, ...rest } = sectionState(name, answers, found[name]);
          const count = 'count' in rest ? rest.count : found[name].length;
          const others = present.get(name) ?? [];
          return (
            <li key={name}>
              <a
                href={paths.request(application.id, { section: name })}
                className={styles['link']}
                {...(name === current && { 'aria-current': 'step' as const })}
              >
                <span className={styles['name']}>{t(`applications:sections.${name}`)}</span>
                <span className={styles['state']} data-state={state}>
                  <Icon name={icons[state]} size={16} />
                  {t(`application_form:state.${state}`, { count })}
                </span>
                {others.length > 0 && (
                  <span className={styles['others']}>
                    {t('application_form:here_now', { names: others.join(', ') })}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
