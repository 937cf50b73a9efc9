import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { useHash } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useApplication } from './form-model.ts';
import { useReviewLabel } from './form-step-label.ts';
import { SectionRemarks } from './section-remarks.tsx';
import { AreaOfOperations } from './sections/area-of-operations.tsx';
import { Collaborations } from './sections/collaborations.tsx';
import { Funding } from './sections/funding.tsx';
import { GeneralInformation } from './sections/general-information.tsx';
import { ProjectDescription } from './sections/project-description.tsx';
import { Requirements } from './sections/requirements.tsx';
import { Scheduling } from './sections/scheduling.tsx';

export const sectionPages: Readonly<Record<SectionName, ComponentType>> = {
  general_information: GeneralInformation,
  project_description: ProjectDescription,
  requirements: Requirements,
  scheduling: Scheduling,
  area_of_operations: AreaOfOperations,
  collaborations: Collaborations,
  funding: Funding,
};

const useFieldInAddress = (): void => {
  const hash = useHash();
  useEffect(() => {
    const place = hash ? document.getElementById(hash.replace(/^#/, '')) : null;
    const control = place?.matches('input, select, textarea')
      ? place
      : (place?.querySelector<HTMLElement>('input, select, textarea, button') ?? place);
    control?.scrollIntoView({ block: 'center' });
    control?.focus();
  }, [hash]);
};

export const SectionPage = ({ name, children }: { name: SectionName; children?: ReactNode }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { id, can } = useApplication();
  const review = useReviewLabel();
  useFieldInAddress();
  const Section = sectionPages[name];
  const place = sectionNames.indexOf(name);
  const before = sectionNames[place - 1];
  const after = sectionNames[place + 1];
  return (
    <section aria-labelledby="section-heading">
      <Stack roomy>
        <SectionRemarks section={name}>
          <h2 id="section-heading" tabIndex={-1}>
            {t(`applications:sections.${name}`)}
          </h2>
        </SectionRemarks>
        {children}
        <Section />
        <Row>
          {before && (
            <LinkButton icon="arrow-left" href={paths.request(id, { section: before })}>
              {t(`applications:sections.${before}`)}
            </LinkButton>
          )}
          {after && (
            <LinkButton variant="primary" icon="arrow-right" href={paths.request(id, { section: after })}>
              {t(`applications:sections.${after}`)}
            </LinkButton>
          )}
          {!after && can['edit'] && (
            <LinkButton variant="primary" icon="send" href={paths.request(id, { section: 'submit' })}>
              {review}
            </LinkButton>
          )}
        </Row>
      </Stack>
    </section>
  );
};
