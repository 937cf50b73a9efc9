import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@shiptime/domain/shared/text';
import { useLanguage } from '#lib/i18n.ts';
import { useHash } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Highlight } from '#ui/highlight.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import type { Question } from '../support-api.ts';
import { type QuestionMatch, searchQuestions } from './search-questions.ts';
import styles from './question-list.module.css';

const wordsOf = (question: Question, language: Language) =>
  language === 'fr'
    ? { title: question.question_fr, answer: question.answer_fr }
    : { title: question.question_en, answer: question.answer_en };

const copyLink = async (key: string): Promise<void> =>
  navigator.clipboard.writeText(window.location.origin + paths.support(key));

const namedIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
};

type EntryProps = {
  readonly found: QuestionMatch;
  readonly language: Language;
  readonly sought: string;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
};

const Entry = ({ found: { question, inOther }, language, sought, isOpen, onToggle }: EntryProps) => {
  const { t } = useTranslation('support');
  const { title, answer } = wordsOf(question, language);
  const copy = () =>
    copyLink(question.key).then(
      () => snackbar.success(t('questions.link_copied')),
      () => snackbar.error(t('questions.link_not_copied')),
    );
  return (
    <Disclosure
      id={question.key}
      title={<Highlight text={title} sought={sought} />}
      aside={inOther && t('questions.in_other_language')}
      isOpen={isOpen}
      onToggle={onToggle}
      level={2}
    >
      <div className={styles['answer']}>
        <Highlight text={answer} sought={sought} />
      </div>
      <div className={styles['copy']}>
        <Button small variant="quiet" icon="copy" onPress={() => void copy()}>
          {t('questions.copy_link')}
        </Button>
      </div>
    </Disclosure>
  );
};

export const QuestionList = ({ questions }: { questions: readonly Question[] }) => {
  const { t } = useTranslation(['support', 'ui']);
  const language = useLanguage();
  const hash = namedIn(useHash());
  const [sought, setSought] = useState('');
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const found = searchQuestions(questions, sought, language);
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash);
    target?.scrollIntoView({ block: 'center' });
    target?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash]);
  const setAll = (open: boolean) =>
    setToggled(Object.fromEntries(found.map(({ question }) => [question.key, open])));
  const isOpen = (key: string) =>
    toggled[key] ?? (key === hash || (sought.trim() !== '' && found.length <= 3));
  return (
    <Stack>
      <div className={styles['tools']}>
        <SearchField label={t('support:questions.search')} value={sought} onChange={setSought} />
        <div className={styles['buttons']}>
          <Button onPress={() => setAll(true)}>{t('ui:expand_all')}</Button>
          <Button onPress={() => setAll(false)}>{t('ui:collapse_all')}</Button>
        </div>
      </div>
      <p aria-live="polite" className={styles['count']}>
        {sought.trim() !== '' && t('support:questions.found', { count: found.length })}
      </p>
      {found.map((entry) => (
        <Entry
          key={entry.question.key}
          found={entry}
          language={language}
          sought={sought}
          isOpen={isOpen(entry.question.key)}
          onToggle={(open) => setToggled({ ...toggled, [entry.question.key]: open })}
        />
      ))}
      {found.length === 0 && <EmptyState icon="search" title={t('support:questions.none')} />}
    </Stack>
  );
};
