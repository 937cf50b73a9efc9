import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Prose } from '#ui/stack.tsx';

type LegalTextProps = {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly key: string; readonly title: string; readonly text: string }[];
};

export const LegalText = ({ title, lead, parts }: LegalTextProps) => (
  <>
    <Breadcrumbs />
    <PageHeading title={title} lead={lead} />
    <Prose>
      {parts.flatMap(({ key, title: heading, text }) => [
        <h2 key={`${key}-title`}>{heading}</h2>,
        <p key={key}>{text}</p>,
      ])}
    </Prose>
  </>
);
