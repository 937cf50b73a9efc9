import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import { sectionNames, sectionOfField } from '@shiptime/domain/applications/sections/sections';
import { warningKey, type Warning } from '@shiptime/domain/applications/warnings';
import { paths } from '#lib/paths.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { fieldId } from '#ui/field.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useApplication, useCompletenessProblemsBySection, useWarnings } from './form-model.ts';
import { useWarningText } from './warnings/warning-note.tsx';
import { useReviewLabel } from './form-step-label.ts';
import styles from './missing-list.module.css';

/** Links `stations.3.latitude` to the table of stations. */
const anchorOf = (field: string): string => fieldId(field.split('.')[0] ?? field);

const useFieldName = () => {
  useTranslation(['application_form', 'applications']);
  return (field: string): string => {
    const [name = field, row] = field.split('.');
    const label =
      translationAt(`applications:fields.${name}.label`) ??
      translationAt(`application_form:parts.${name}.title`) ??
      name;
    return row === undefined ? label : `${label} (${Number(row) + 1})`;
  };
};

type Found = { readonly field: string; readonly code: string; readonly words: string };

const FieldLinks = ({ items, onFollow }: { items: readonly Found[]; onFollow: () => void }) => {
  const { id } = useApplication();
  const nameOf = useFieldName();
  return (
    <ul>
      {items.map(({ field, code, words }) => (
        <li key={`${field} ${code}`}>
          <Link
            href={`${paths.request(id, { section: sectionOfField(field) ?? undefined })}#${anchorOf(field)}`}
            onClick={onFollow}
          >
            {nameOf(field)}
          </Link>
          <span className={styles['words']}>{words}</span>
        </li>
      ))}
    </ul>
  );
};

type FoldedProps = { readonly title: string; readonly isOpenAtFirst?: boolean; readonly children: ReactNode };

const Folded = ({ title, isOpenAtFirst = false, children }: FoldedProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className={styles['missing']}>
      <Disclosure title={title} isOpen={isOpen} onToggle={setOpen} level={2}>
        {children}
      </Disclosure>
    </div>
  );
};

type MissingListProps = {
  readonly onFollow: () => void;
  readonly isSubmitting: boolean;
};

export const MissingAnswersList = ({ onFollow, isSubmitting }: MissingListProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { id } = useApplication();
  const found = useCompletenessProblemsBySection();
  const words = useProblemText();
  const review = useReviewLabel();
  const count = sectionNames.reduce((sum, section) => sum + found[section].length, 0);
  if (count === 0) {
    return (
      <Notice
        tone="success"
        {...(!isSubmitting && {
          actions: (
            <LinkButton small icon="send" href={paths.request(id, { section: 'submit' })}>
              {review}
            </LinkButton>
          ),
        })}
      >
        {t('application_form:missing.none')}
      </Notice>
    );
  }
  return (
    <Folded title={t('application_form:missing.title', { count })}>
      {sectionNames
        .filter((section) => found[section].length > 0)
        .map((section) => (
          <section key={section}>
            <h3>{t(`applications:sections.${section}`)}</h3>
            <FieldLinks
              items={found[section].map((problem) => ({ ...problem, words: words(problem) }))}
              onFollow={onFollow}
            />
          </section>
        ))}
    </Folded>
  );
};

/** Groups rows with the same warning under the first one. */
const alikeTogether = (warnings: readonly Warning[]): readonly (readonly [Warning, number])[] => {
  const kinds = new Map<string, [Warning, number]>();
  for (const warning of warnings) {
    const kind = `${warning.field.split('.')[0]} ${warningKey(warning)}`;
    const known = kinds.get(kind);
    kinds.set(kind, known ? [known[0], known[1] + 1] : [warning, 0]);
  }
  return [...kinds.values()];
};

const useFoundWarnings = (): readonly Found[] => {
  const { t } = useTranslation('application_form');
  const words = useWarningText();
  return alikeTogether(useWarnings()).map(([first, more]) => ({
    ...first,
    code: warningKey(first),
    words: more === 0 ? words(first) : `${words(first)} ${t('warnings.more', { count: more })}`,
  }));
};

export const WarningList = ({ isSubmitting = false }: { readonly isSubmitting?: boolean }) => {
  const { t } = useTranslation('application_form');
  const count = useWarnings().length;
  const found = useFoundWarnings();
  if (count === 0) return null;
  return (
    <Folded key={String(isSubmitting)} title={t('warnings.title', { count })} isOpenAtFirst={isSubmitting}>
      <p className={styles['lead']}>{t('warnings.lead')}</p>
      <FieldLinks items={found} onFollow={() => undefined} />
    </Folded>
  );
};

export const ApplicationWarningsNotice = () => {
  const { t } = useTranslation('application_form');
  const count = useWarnings().length;
  const found = useFoundWarnings();
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('warnings.title', { count })}>
      <ul>
        {found.map(({ field, code, words }) => (
          <li key={`${field} ${code}`}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
};
