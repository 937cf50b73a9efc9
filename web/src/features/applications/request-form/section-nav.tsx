import { useTranslation } from 'react-i18next';
import { deriveSectionState } from '@shiptime/domain/applications/section-state';
import {
  type SectionName,
  sectionNames,
  sectionOfField,
} from '@shiptime/domain/applications/sections/sections';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import type { Presences } from '../people/presence.ts';
import { isOpenRemark, useRemarks } from '../remarks/remarks-model.ts';
import {
  useAnswers,
  useApplication,
  useFormModel,
  useCompletenessProblemsBySection,
  useWarnings,
} from './form-model.ts';
import styles from './section-nav.module.css';

const icons = { complete: 'success', errors: 'error', in_progress: 'edit', to_do: 'minus' } as const;

type SectionLinkProps = {
  readonly name: SectionName;
  readonly isCurrent: boolean;
  readonly present: Presences;
};

const SectionLink = ({ name, isCurrent, present }: SectionLinkProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { id } = useApplication();
  const { list } = useFormat();
  const { readOnly } = useFormModel();
  const { state, ...rest } = deriveSectionState(name, useAnswers(), useCompletenessProblemsBySection()[name]);
  const count = 'count' in rest ? rest.count : 0;
  const warnings = useWarnings().filter(({ field }) => sectionOfField(field) === name).length;
  const remarks = useRemarks().filter((remark) => remark.section === name && isOpenRemark(remark)).length;
  const others = [...present.values()].filter(({ section }) => section === name);
  return (
    <li>
      <a
        href={paths.request(id, { section: name })}
        className={styles['link']}
        {...(isCurrent && { 'aria-current': 'step' as const })}
      >
        <span className={styles['name']}>{t(`applications:sections.${name}`)}</span>
        {!readOnly && (
          <span className={styles['state']} data-state={state}>
            <Icon name={icons[state]} size={16} />
            {t(`applications:section_states.${state}`, { count })}
          </span>
        )}
        {!readOnly && warnings > 0 && (
          <span className={styles['warnings']}>
            <Icon name="alert" size={16} />
            {t('application_form:warnings.title', { count: warnings })}
          </span>
        )}
        {remarks > 0 && (
          <span className={styles['remarks']}>
            <Icon name="comment" size={16} />
            {t('application_form:remarks.open', { count: remarks })}
          </span>
        )}
        {others.length > 0 && (
          <span className={styles['others']}>
            {t('application_form:here_now', {
              names: list(others.map((person) => person.name)),
            })}
          </span>
        )}
      </a>
    </li>
  );
};

export const SectionNav = ({
  current,
  readsAll,
  present,
}: {
  current: SectionName;
  readsAll: boolean;
  present: Presences;
}) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const application = useApplication();
  const { readOnly } = useFormModel();
  return (
    <nav aria-label={t('application_form:sections')}>
      <ol className={styles['list']}>
        {readOnly && (
          <li>
            <a
              href={paths.request(application.id)}
              className={styles['link']}
              {...(readsAll && { 'aria-current': 'page' as const })}
            >
              <span className={styles['name']}>{t('application_form:read_all')}</span>
            </a>
          </li>
        )}
        {sectionNames.map((name) => (
          <SectionLink key={name} name={name} isCurrent={name === current && !readsAll} present={present} />
        ))}
      </ol>
    </nav>
  );
};
