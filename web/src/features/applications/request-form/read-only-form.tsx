import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { describeFailure } from '#lib/problem.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { ReadOnlyAttachments } from '../attachments/attachments-panel.tsx';
import { FormModelContext } from './form-model.ts';
import { sectionPages } from './section-page.tsx';
import { useOpenForm } from './use-form-model.ts';

const openAtFirst: readonly SectionName[] = ['project_description', 'requirements', 'scheduling'];

export const ReadOnlyForm = ({ id }: { id: number }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { model, error } = useOpenForm(id);
  const [open, setOpen] = useState(new Set(openAtFirst));
  const [showsFiles, setShowsFiles] = useState(false);
  if (error) {
    return (
      <Notice tone="error" live>
        {describeFailure('load_application', error)}
      </Notice>
    );
  }
  if (!model) return <Loading label={t('application_form:loading')} />;
  const toggle = (name: SectionName, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((other) => other !== name)));
  return (
    <FormModelContext value={{ ...model, readOnly: true }}>
      <Stack>
        {sectionNames.map((name) => {
          const Section = sectionPages[name];
          return (
            <Disclosure
              key={name}
              title={t(`applications:sections.${name}`)}
              isOpen={open.has(name)}
              onToggle={(isOpen) => toggle(name, isOpen)}
            >
              {open.has(name) && <Section />}
            </Disclosure>
          );
        })}
        <ReadOnlyAttachments
          applicationId={id}
          frame={(title, list) => (
            <Disclosure title={title} isOpen={showsFiles} onToggle={setShowsFiles}>
              {list}
            </Disclosure>
          )}
        />
      </Stack>
    </FormModelContext>
  );
};
