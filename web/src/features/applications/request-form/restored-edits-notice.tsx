import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import { sectionOfField } from '@shiptime/domain/applications/sections/sections';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useRegisterStoredEdits } from '#lib/unsaved-text.ts';
import { Button } from '#ui/button.tsx';
import { fieldId } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { hasUnsavedEdits } from '../autosave/autosave-state.ts';
import { editStoreName } from '../autosave/edit-store.ts';
import { useFormModel } from './form-model.ts';
import { dismissRestoredEditsNotice, wasRestoredEditsNoticeDismissed } from './restored-edits-dismissal.ts';

export const RestoredEditsNotice = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { list } = useFormat();
  const { editor } = useFormModel();
  const user = useSignedInUser();
  const { id } = editor.application();
  const [back] = useState(() => {
    const { edits } = editor.state();
    return Object.fromEntries(editor.restored.map((field) => [field, edits[field] ?? null]));
  });
  const [dismissed, setDismissed] = useState(() => wasRestoredEditsNoticeDismissed(id, back));
  const fine = () => {
    dismissRestoredEditsNotice(id, back);
    setDismissed(true);
  };
  useRegisterStoredEdits(user.id, `request-${id}`, [editStoreName(user.id, id)], () =>
    hasUnsavedEdits(editor.state()),
  );
  if (dismissed || editor.restored.length === 0) return null;
  const names = editor.restored.map(
    (field) => translationAt(`applications:fields.${field}.label`) ?? (field as string),
  );
  const [first = ''] = editor.restored;
  const section = sectionOfField(first) ?? undefined;
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
          <Button small onPress={fine}>
            {t('application_form:restored.fine')}
          </Button>
        </>
      }
    >
      {t('application_form:restored.text', { count: names.length, names: list(names) })}
    </Notice>
  );
};
