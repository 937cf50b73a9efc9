import { useTranslation } from 'react-i18next';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { AttachmentsRead } from '../attachments/attachments-panel.tsx';
import { FormModelContext, useApplication, useFormModel } from './form-model.ts';
import { sectionPages } from './section-page.tsx';
import styles from './read-all.module.css';

/** All sections as they will be read, each with the way back to it as long as it can be changed. */
export const ReadAll = ({ level }: { level: 2 | 3 }) => {
  const { t } = useTranslation(['applications', 'application_form']);
  const model = useFormModel();
  const { id } = useApplication();
  const Heading = `h${level}` as const;
  return (
    <FormModelContext value={{ ...model, readOnly: true, marksEmpty: !model.readOnly }}>
      {sectionNames.map((name) => {
        const Section = sectionPages[name];
        return (
          <section key={name} aria-labelledby={`read-${name}`} className={styles['section']}>
            <Stack roomy>
              <div className={styles['head']}>
                <Row between>
                  <Heading id={`read-${name}`} tabIndex={-1}>
                    {t(`applications:sections.${name}`)}
                  </Heading>
                  {!model.readOnly && (
                    <Link href={paths.request(id, { section: name })} data-no-print>
                      {t('application_form:submit.change', { section: t(`applications:sections.${name}`) })}
                    </Link>
                  )}
                </Row>
              </div>
              <Section />
            </Stack>
          </section>
        );
      })}
      <AttachmentsRead
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
