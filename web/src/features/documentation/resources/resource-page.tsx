import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { type Description, type Resource, useDescription } from '../interface/description.ts';
import { fieldsOf } from '../interface/fields.ts';
import { objectsOf, writtenFields } from '../interface/objects.ts';
import { type Listed, operationsOf } from '../interface/operations.ts';
import { Heading } from '../prose/heading.tsx';
import { useNamedPlace } from '../prose/use-named-place.ts';
import { FieldsTable } from './fields-table.tsx';
import { OperationList } from './operation-list.tsx';
import { OperationSection } from './operation-section.tsx';
import styles from './resource-page.module.css';

type PartProps = {
  readonly description: Description;
  readonly operations: readonly Listed[];
  readonly linkOf: (name: string) => string | undefined;
};

const OwnFields = ({ description, operations, linkOf, schema }: PartProps & { schema: string }) => {
  const { t } = useTranslation('documentation');
  const { written, required } = useMemo(
    () => writtenFields(description, operations),
    [description, operations],
  );
  return (
    <section className={styles['part']}>
      <Heading id={schema} title={t('fields.title')} />
      <FieldsTable
        caption={t('fields.title')}
        fields={fieldsOf(description, { $ref: `#/components/schemas/${schema}` })}
        linkOf={linkOf}
        isAnswer
        writingOf={({ name }) =>
          required.has(name) ? 'required' : written.has(name) ? 'optional' : 'read_only'
        }
      />
    </section>
  );
};

const Objects = ({
  description,
  names,
  linkOf,
}: Omit<PartProps, 'operations'> & { names: readonly string[] }) => {
  const { t } = useTranslation('documentation');
  if (names.length === 0) return null;
  return (
    <section className={styles['part']}>
      <Heading id="objects" title={t('objects')} />
      {names.map((name) => (
        <div key={name} className={styles['part']}>
          <Heading id={name} title={name} level={3} />
          <FieldsTable
            caption={name}
            fields={fieldsOf(description, { $ref: `#/components/schemas/${name}` })}
            linkOf={linkOf}
            isAnswer
          />
        </div>
      ))}
    </section>
  );
};

const Told = ({ description, resource }: { description: Description; resource: Resource }) => {
  const { t } = useTranslation('documentation');
  const { slug, title, schema } = resource;
  const operations = useMemo(() => operationsOf(description, slug), [description, slug]);
  const elsewhere = useMemo(
    () =>
      new Map(
        description['x-resources'].flatMap((each) =>
          each.schema && each.slug !== slug
            ? [[each.schema, `${paths.docsOfResources(each.slug)}#${each.schema}`] as const]
            : [],
        ),
      ),
    [description, slug],
  );
  const objects = useMemo(
    () => objectsOf(description, operations, (name) => name === schema || elsewhere.has(name)),
    [description, operations, elsewhere, schema],
  );
  const linkOf = (name: string) =>
    elsewhere.get(name) ?? (name === schema || objects.includes(name) ? `#${name}` : undefined);
  const part = { description, operations, linkOf };
  useNamedPlace(true);
  return (
    <>
      <PageHeading title={title} documentTitle={`${title} · ${t('title')}`} />
      <OperationList operations={operations} />
      {schema && <OwnFields {...part} schema={schema} />}
      {operations.map((listed) => (
        <OperationSection
          key={listed.operation.operationId}
          description={description}
          listed={listed}
          linkOf={linkOf}
        />
      ))}
      <Objects {...part} names={objects} />
    </>
  );
};

/** A resource: its fields, what can be done with it, and the objects that it speaks of. */
export const ResourcePage = ({ slug }: { slug: string }) => {
  const query = useDescription();
  return (
    <QueryView query={query}>
      {(description) => {
        const resource = description['x-resources'].find((each) => each.slug === slug);
        return resource ? (
          <Told key={slug} description={description} resource={resource} />
        ) : (
          <Navigate to={paths.notFound()} replace />
        );
      }}
    </QueryView>
  );
};
