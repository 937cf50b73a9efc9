import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '#lib/session.tsx';
import { deleteUnsavedText, findUnsavedText, useRegisterUnsavedText } from '#lib/unsaved-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type KeptValuesProps<V> = {
  readonly formKey: string;
  readonly saved: V;
  readonly values: V;
  readonly onPutBack: (values: Partial<V>) => void;
};

const changesOf = <V extends object>(saved: V, values: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== saved[name as keyof V]),
  ) as Partial<V>;

/**
 * Offers the text typed before the last session ended, and stores the current text when this session ends.
 */
export const RecoveredFormValues = <V extends object>({
  formKey,
  saved,
  values,
  onPutBack,
}: KeptValuesProps<V>) => {
  const { t } = useTranslation('accounts');
  const { id } = useSignedInUser();
  const [kept, setKept] = useState(() => findUnsavedText(id)?.texts[formKey]);
  useRegisterUnsavedText(formKey, () => {
    const changes = changesOf(saved, values);
    return Object.keys(changes).length === 0 ? null : JSON.stringify(changes);
  });
  if (kept === undefined) return null;
  const settle = (putBack: boolean) => {
    if (putBack) onPutBack(JSON.parse(kept) as Partial<V>);
    deleteUnsavedText(id, formKey);
    setKept(undefined);
  };
  return (
    <Notice
      live
      title={t('kept.title')}
      actions={
        <>
          <Button small variant="primary" onPress={() => settle(true)}>
            {t('kept.put_back')}
          </Button>
          <Button small onPress={() => settle(false)}>
            {t('kept.discard')}
          </Button>
        </>
      }
    >
      {t('kept.text')}
    </Notice>
  );
};
