import { PageHeading } from '#ui/page-heading.tsx';
import { useTranslation } from 'react-i18next';
import { TwoColumns } from '../prose/two-columns.tsx';
import { Heading } from '../prose/heading.tsx';
import { Line, Prose } from '../prose/prose.tsx';
import { useNamedPlace } from '../prose/use-named-place.ts';
import { useSurroundings } from '../samples/surroundings.ts';
import { beside } from './beside.tsx';
import { type Chapter, chapters, type Place } from './chapters.ts';
import { leadOf, partText, partTitle, titleOf } from './words.ts';

/** A chapter of the guide: what is said at the left, how it is written at the right. */
export const ChapterPage = ({ chapter }: { chapter: Chapter }) => {
  const { t } = useTranslation('documentation');
  const surroundings = useSurroundings();
  useNamedPlace(true);
  return (
    <>
      <PageHeading
        title={titleOf(chapter)}
        documentTitle={`${titleOf(chapter)} · ${t('title')}`}
        lead={<Line text={leadOf(chapter)} />}
      />
      {chapters[chapter].map((part) => (
        <TwoColumns
          key={part}
          beside={beside[`${chapter}/${part}` as Place]?.(partTitle(chapter, part), surroundings)}
        >
          <Heading id={part} title={partTitle(chapter, part)} />
          <Prose text={partText(chapter, part)} />
        </TwoColumns>
      ))}
    </>
  );
};
