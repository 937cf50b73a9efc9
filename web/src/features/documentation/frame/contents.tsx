import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useNarrow } from '#lib/use-narrow.ts';
import { chapterNames, firstChapter } from '../chapters/chapters.ts';
import { titleOf } from '../chapters/words.ts';
import { type Resource, useDescription } from '../interface/description.ts';
import { Search } from '../search/search.tsx';
import styles from './contents.module.css';

type EntryProps = { readonly href: string; readonly title: string; readonly isHere: boolean };

const Entry = ({ href, title, isHere }: EntryProps) => (
  <li>
    <a href={href} {...(isHere && { 'aria-current': 'page' as const })}>
      {title}
    </a>
  </li>
);

const Guide = ({ here }: { here: string }) => (
  <ul className={styles['list']}>
    {chapterNames.map((chapter) => {
      const href = paths.docs(chapter === firstChapter ? undefined : chapter);
      return <Entry key={chapter} href={href} title={titleOf(chapter)} isHere={here === href} />;
    })}
  </ul>
);

type GroupProps = { readonly title: string; readonly resources: readonly Resource[]; readonly here: string };

const Group = ({ title, resources, here }: GroupProps) => {
  const isHere = resources.some(({ slug }) => paths.docsOfResources(slug) === here);
  return (
    <details open={isHere} className={styles['group']}>
      <summary>{title}</summary>
      <ul className={styles['list']}>
        {resources.map(({ slug, title: name }) => {
          const href = paths.docsOfResources(slug);
          return <Entry key={slug} href={href} title={name} isHere={here === href} />;
        })}
      </ul>
    </details>
  );
};

/** The chapters, and the resources by what they are about; folded away where there is no room beside the page. */
export const Contents = () => {
  const { t } = useTranslation('documentation');
  const here = usePathname().replace(/\/$/, '');
  const isNarrow = useNarrow(1001);
  const [isOpen, setOpen] = useState(false);
  const resources = useDescription().data?.['x-resources'] ?? [];
  const groups = [...new Set(resources.map(({ group }) => group))];
  return (
    <div className={styles['contents']} data-no-print>
      <Search />
      <nav aria-label={t('contents')} className={styles['all-pages']}>
        <details
          open={!isNarrow || isOpen}
          onToggle={({ currentTarget }) => isNarrow && setOpen(currentTarget.open)}
        >
          <summary hidden={!isNarrow} className={styles['all']}>
            {t('contents')}
          </summary>
          <Guide here={here} />
          <p className={styles['resources']}>
            <a
              href={paths.docsOfResources()}
              {...(here === paths.docsOfResources() && { 'aria-current': 'page' as const })}
            >
              {t('resources.title')}
            </a>
          </p>
          {groups.map((group) => (
            <Group
              key={`${group} ${here}`}
              title={group}
              here={here}
              resources={resources.filter((each) => each.group === group)}
            />
          ))}
        </details>
      </nav>
    </div>
  );
};
