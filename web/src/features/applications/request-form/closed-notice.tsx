import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Deadline } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { LazyCopyDialog } from '../new-application/lazy-copy-dialog.ts';
import { useOpenFiscalYear } from '../new-application/open-fiscal-year.ts';
import { useApplication, useFormModel } from './form-model.ts';
import { LateEditsNotice } from './late-edits-notice.tsx';
import { useLateEdits } from './use-late-edits.ts';

export const ClosedNotice = ({ isNew }: { isNew: boolean }) => {
  const { t } = useTranslation('application_form');
  const { context } = useFormModel();
  const application = useApplication();
  const { late, carry, discard } = useLateEdits();
  const [copying, setCopying] = useState(false);
  const next = useOpenFiscalYear();
  const mayCopy = application.can['copy'] === true;
  const way = () => {
    if (!mayCopy) return t('closed.ask_to_copy');
    return next === null ? t('new.no_open_year') : t('closed.copy_it');
  };
  return (
    <>
      <Notice
        tone="warning"
        live={isNew}
        takesFocus={isNew}
        title={t('closed.title', { year: context.fiscalYear.name })}
        actions={
          mayCopy &&
          next && (
            <Button variant="primary" icon="copy" onPress={() => setCopying(true)}>
              {t('closed.copy', { year: next.name })}
            </Button>
          )
        }
      >
        <p>
          {t('closed.since')} <Deadline at={context.fiscalYear.deadline_at} />
        </p>
        <p>{way()}</p>
      </Notice>
      <LateEditsNotice late={late} onDiscard={discard} />
      <Suspense fallback={null}>
        {copying && <LazyCopyDialog source={application} carry={carry} onClose={() => setCopying(false)} />}
      </Suspense>
    </>
  );
};
