import { useTranslation } from 'react-i18next';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { paths } from '../../../lib/paths.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fieldId } from '../../../ui/field.tsx';
import { useApplication, useMissing } from './form-model.ts';
import styles from './missing-list.module.css';

/** `stations.3.latitude` leads to the table of stations. */
const anchorOf = (field: string): string => fieldId(field.split('.')[0] ?? field);

/** Everything that is missing, live: each item leads to its field. */
export const MissingList = ({ onFollow }: { onFollow: () => void }) => {
  const { t, i18n } = useTranslation(['application_form', 'applications']);
  const application = useApplication();
  const found = useMissing();
  const words = useProblemText();
  const count = sectionNames.reduce((sum, section) => sum + found[section].length, 0);
  const labelOf = ({ field }: FieldProblem): string => {
    const [name = field, row] = field.split('.');
    const key = `applications:fields.${name}.label`;
    const label = i18n.exists(key)
      ? i18n.t(key as never)
      : t(`application_form:parts.${name}.title` as never);
    return row === undefined ? String(label) : `${String(label)} (${Number(row) + 1})`;
  };
  if (count === 0) return <Notice tone="success">{t('application_form:missing.none')}</Notice>;
  return (
    <details className={styles['missing']}>
      <summary>{t('application_form:missing.title', { count })}</summary>
      {sectionNames
        .filter((section) => found[section].length > 0)
        .map((section) => (
          <section key={section}>
            <h3>{t(`applications:sections.${section}`)}</h3>
            <ul>
              {found[section].map((problem) => (
                <li key={`${problem.field} ${problem.code}`}>
                  <Link
                    href={`${paths.request(application.id, { section })}#${anchorOf(problem.field)}`}
                    onClick={onFollow}
                  >
                    {labelOf(problem)}
                  </Link>
                  <span className={styles['words']}>{words(problem)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
};
