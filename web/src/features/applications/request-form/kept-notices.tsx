import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionOf } from '@shiptime/domain/applications/sections/sections';
import { useFormat } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useSignedInUser } from '../../../lib/session.tsx';
import { forgetKeptText, useUnsavedText } from '../../../lib/unsaved-text.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldId } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { hasUnsaved } from '../autosave/autosave-state.ts';
import { useFormModel } from './form-model.ts';

/** Tells that there is something to come back for, when a session ends over it. */
const useToldAtSessionEnd = (): void => {
  const { editor } = useFormModel();
  const user = useSignedInUser();
  const key = `request-${editor.application().id}`;
  useUnsavedText(key, () => (hasUnsaved(editor.state()) ? JSON.stringify(editor.state().edits) : null));
  // The edits themselves are kept for the form; here, on its page, they are back in it.
  useEffect(() => forgetKeptText(user.id, key), [user.id, key]);
};

/** What a closed or crashed tab, or an ended session, had left unsaved is back in the form: which answers, said once. */
export const RestoredNotice = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { list } = useFormat();
  const { editor } = useFormModel();
  const [dismissed, setDismissed] = useState(false);
  useToldAtSessionEnd();
  if (dismissed || editor.restored.length === 0) return null;
  const { id } = editor.application();
  const names = editor.restored.map((field) => t(`applications:fields.${field}.label` as never) as string);
  const [first = ''] = editor.restored;
  const section = sectionOf(first) ?? undefined;
  return (
    <Notice
      tone="info"
      live
      title={t('application_form:restored.title')}
      actions={
        <>
          <Link href={`${paths.request(id, { section })}#${fieldId(first)}`}>
            {t('application_form:restored.show')}
          </Link>
          <Button small onPress={() => setDismissed(true)}>
            {t('application_form:restored.fine')}
          </Button>
        </>
      }
    >
      {t('application_form:restored.text', { count: names.length, names: list(names) })}
    </Notice>
  );
};
