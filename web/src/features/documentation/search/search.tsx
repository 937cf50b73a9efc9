import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '#lib/navigation.ts';
import { SearchField } from '#ui/search-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useDescription } from '../interface/description.ts';
import { type Entry, entriesOf } from './entries.ts';
import { finderOf } from './finding.ts';
import styles from './search.module.css';

const Found = ({ found, onChosen }: { found: readonly Entry[]; onChosen: () => void }) => {
  const { t } = useTranslation('documentation');
  if (found.length === 0) return <p className={styles['none']}>{t('search.none')}</p>;
  return (
    <ul className={styles['found']} aria-label={t('search.found')}>
      {found.map(({ href, title, where }) => (
        <li key={`${href} ${title}`}>
          <a href={href} onClick={onChosen}>
            <span>{title}</span>
            {where !== '' && <small>{where}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Up and down between the field and what was found, as in a list. */
const useArrows = (frame: HTMLElement | null): void => {
  useEffect(() => {
    if (!frame) return undefined;
    const move = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const places = [...frame.querySelectorAll<HTMLElement>('input, li a')];
      if (by === undefined || places.length < 2) return;
      event.preventDefault();
      const here = places.findIndex((place) => place === document.activeElement);
      places[Math.min(Math.max(here + by, 0), places.length - 1)]?.focus();
    };
    frame.addEventListener('keydown', move);
    return () => frame.removeEventListener('keydown', move);
  }, [frame]);
};

/** Looks through chapters and resources, here in the browser. */
export const Search = () => {
  const { t } = useTranslation('documentation');
  const description = useDescription().data;
  const [typed, setTyped] = useState('');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useArrows(frame);
  const go = useGo();
  // A description comes with its language, and so do the words of chapters.
  const find = useMemo(() => finderOf(entriesOf(description)), [description]);
  const found = find(typed);
  const isAsked = typed.trim() !== '';
  return (
    <search ref={setFrame} className={styles['search']} data-no-print>
      <SearchField
        label={t('search.label')}
        value={typed}
        onChange={setTyped}
        onSubmit={() => {
          const [first] = found;
          if (!first) return;
          setTyped('');
          go(first.href);
        }}
      />
      <VisuallyHidden>
        <output>{isAsked ? t('search.count', { count: found.length }) : ''}</output>
      </VisuallyHidden>
      {isAsked && <Found found={found} onChosen={() => setTyped('')} />}
    </search>
  );
};
