import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = {
  readonly values: readonly (readonly [label: string, value: unknown])[];
  readonly onTake: () => void;
};

/** Saving again overwrites the other person's change. */
export const StaleRowNotice = ({ values, onTake }: Props) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const shown = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    return typeof value === 'number' ? number(value, 6) : String(value);
  };
  return (
    <Notice
      tone="warning"
      live
      title={t('parts.stale_title')}
      actions={
        <Button small onPress={onTake}>
          {t('conflict.take_theirs')}
        </Button>
      }
    >
      <DescriptionList items={values.map(([term, value]) => ({ key: term, term, value: shown(value) }))} />
      <p>{t('parts.stale')}</p>
    </Notice>
  );
};
