import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deriveSectionState } from '@shiptime/domain/applications/section-state';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { paths } from '#lib/paths.ts';
import { useIsPrinting } from '#lib/use-is-printing.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import { Stack } from '#ui/stack.tsx';
import { ReadOnlyAttachments } from '../attachments/attachments-panel.tsx';
import {
  FormModelContext,
  useAnswers,
  useApplication,
  useFormModel,
  useCompletenessProblemsBySection,
} from './form-model.ts';
import { SectionRemarks } from './section-remarks.tsx';
import { sectionPages } from './section-page.tsx';
import styles from './read-only-application.module.css';

type SectionProps = { readonly name: SectionName; readonly level: 2 | 3 };

const Read = ({ name, level }: SectionProps) => {
  const { t } = useTranslation('applications');
  const Section = sectionPages[name];
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={`read-${name}`} className={styles['section']}>
      <Stack roomy>
        <div className={styles['head']}>
          <SectionRemarks section={name}>
            <Heading id={`read-${name}`} tabIndex={-1}>
              {t(`sections.${name}`)}
            </Heading>
          </SectionRemarks>
        </div>
        <Section />
      </Stack>
    </section>
  );
};

const Folded = ({ name, level }: SectionProps) => {
  const { t } = useTranslation(['applications', 'application_form']);
  const { id } = useApplication();
  const missing = useCompletenessProblemsBySection()[name];
  const { state, ...rest } = deriveSectionState(name, useAnswers(), missing);
  const count = 'count' in rest ? rest.count : 0;
  const [isOpened, setOpen] = useState(() => missing.length > 0);
  const isPrinting = useIsPrinting();
  const isOpen = isOpened || isPrinting;
  const Section = sectionPages[name];
  return (
    <Disclosure
      title={t(`applications:sections.${name}`)}
      aside={t(`applications:section_states.${state}`, { count })}
      level={level}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {isOpen && (
        <Stack roomy>
          <SectionRemarks section={name}>
            <Link href={paths.request(id, { section: name })}>
              {t('application_form:submit.change', { section: t(`applications:sections.${name}`) })}
            </Link>
          </SectionRemarks>
          <Section />
        </Stack>
      )}
    </Disclosure>
  );
};

export const ReadOnlyApplication = ({ level }: { level: 2 | 3 }) => {
  const model = useFormModel();
  const { id } = useApplication();
  const One = model.readOnly ? Read : Folded;
  const Heading = `h${level}` as const;
  return (
    <FormModelContext value={{ ...model, readOnly: true, marksEmpty: !model.readOnly }}>
      <div>
        {sectionNames.map((name) => (
          <One key={name} name={name} level={level} />
        ))}
      </div>
      <ReadOnlyAttachments
        applicationId={id}
        frame={(title, list) => (
          <section aria-labelledby="read-attachments" className={styles['section']}>
            <Stack roomy>
              <div className={styles['head']}>
                <Heading id="read-attachments" tabIndex={-1}>
                  {title}
                </Heading>
              </div>
              {list}
            </Stack>
          </section>
        )}
      />
    </FormModelContext>
  );
};
