import { useTranslation } from 'react-i18next';
import { PageHeading } from '#ui/page-heading.tsx';
import { paths } from '#lib/paths.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Line } from '../prose/prose.tsx';
import { type Description, useDescription } from '../interface/description.ts';
import styles from './resources-page.module.css';

const Groups = ({ description }: { description: Description }) => {
  const resources = description['x-resources'];
  const groups = [...new Set(resources.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} className={styles['group']}>
      <h2>{group}</h2>
      <ul>
        {resources
          .filter((each) => each.group === group)
          .map(({ slug, title }) => (
            <li key={slug}>
              <a href={paths.docsOfResources(slug)}>{title}</a>
            </li>
          ))}
      </ul>
    </section>
  ));
};

/** All resources at a glance. */
export const ResourcesPage = () => {
  const { t } = useTranslation('documentation');
  return (
    <>
      <PageHeading
        title={t('resources.title')}
        documentTitle={`${t('resources.title')} · ${t('title')}`}
        lead={<Line text={t('resources.lead')} />}
      />
      <QueryView query={useDescription()}>
        {(description) => (
          <div className={styles['groups']}>
            <Groups description={description} />
          </div>
        )}
      </QueryView>
    </>
  );
};
