import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useTranslation } from 'react-i18next';
import { TwoColumns } from '../prose/two-columns.tsx';
import { Heading } from '../prose/heading.tsx';
import { Line, Prose } from '../prose/prose.tsx';
import { useNamedPlace } from '../prose/use-named-place.ts';
import { CodeSamples } from '../samples/code-samples.tsx';
import { useSurroundings } from '../samples/surroundings.ts';
import { below } from './below.tsx';
import { goesOn, samplesOf } from './beside.ts';
import { type Chapter, chapters, type Place } from './chapters.ts';
import { Told } from './told.tsx';
import { leadOf, partText, partTitle, titleOf } from './words.ts';

const Part = ({ chapter, part }: { chapter: Chapter; part: string }) => {
  const title = partTitle(chapter, part);
  const samples = samplesOf(chapter, part, useSurroundings());
  return (
    <>
      <TwoColumns beside={samples && <CodeSamples label={title} samples={samples} />}>
        <Heading id={part} title={title} />
        <Prose text={partText(chapter, part)} />
      </TwoColumns>
      {below[`${chapter}/${part}` as Place]}
    </>
  );
};

/** A chapter of the guide: what is said at the left, how it is written at the right. */
export const ChapterPage = ({ chapter }: { chapter: Chapter }) => {
  const { t } = useTranslation('documentation');
  useNamedPlace(true);
  return (
    <>
      <PageHeading
        title={titleOf(chapter)}
        documentTitle={`${titleOf(chapter)} · ${t('title')}`}
        lead={<Line text={leadOf(chapter)} />}
      />
      {goesOn(chapter) && (
        <Notice tone="info">
          <Told text={t('samples_go_on')} />
        </Notice>
      )}
      {chapters[chapter].map((part) => (
        <Part key={part} chapter={chapter} part={part} />
      ))}
    </>
  );
};
