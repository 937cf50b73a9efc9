import { useQuery } from '@tanstack/react-query';
import { Navigate, useMatch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { portalQuery } from '#lib/portal.ts';
import { queryClient } from '#lib/query-client.ts';
import { Loading } from '#ui/loading.tsx';
import { WidePage } from '#ui/wide-page.tsx';
import { ChapterPage } from './chapters/chapter-page.tsx';
import { firstChapter, isChapter } from './chapters/chapters.ts';
import { Contents } from './frame/contents.tsx';
import { ResourcePage } from './resources/resource-page.tsx';
import { ResourcesPage } from './resources/resources-page.tsx';
import styles from './documentation-page.module.css';

/** By the address of the route that is shown: the window’s own is the next page’s for a moment while one goes there. */
const Chosen = () => {
  const pathname = useMatch({ strict: false }).pathname.replace(/\/$/, '');
  if (pathname === paths.docsOfResources()) return <ResourcesPage />;
  const within = (parent: string) => pathname.slice(parent.length + 1);
  if (pathname.startsWith(`${paths.docsOfResources()}/`))
    return <ResourcePage slug={within(paths.docsOfResources())} />;
  const chapter = within(paths.docs()) || firstChapter;
  return isChapter(chapter) ? <ChapterPage chapter={chapter} /> : <Navigate to={paths.notFound()} replace />;
};

export const ask = (): void => void queryClient.prefetchQuery(portalQuery);

/** The interface for programs, told to whoever writes one: chapters, and every resource from the portal’s own description. */
export const DocumentationPage = () => {
  useTranslation('documentation');
  const { data: portal, isPending } = useQuery(portalQuery);
  // Somebody may copy a sample as soon as it is there: it is shown with the accounts that the demonstration has.
  if (isPending) return <Loading page />;
  // Where the portal describes its interface to nobody, there is no such page.
  if (portal?.api_docs === false) return <Navigate to={paths.notFound()} replace />;
  return (
    <WidePage>
      <div className={styles['columns']}>
        <Contents />
        <div className={styles['content']}>
          <Chosen />
        </div>
      </div>
    </WidePage>
  );
};
