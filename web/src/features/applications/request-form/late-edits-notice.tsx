import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { UnsavedAnswers } from './unsavable-edits-notice.tsx';
import { hasNoLateEdits, type LateEdits } from './late-edits.ts';

const useNames = ({ stations, rows }: LateEdits): readonly string[] => {
  const { t } = useTranslation('application_form');
  const names = rows.map(({ part, values }) => {
    const name = values['organization'] ?? values['name'] ?? '';
    return t('too_late.row', { part: t(`parts.${part}.title`), name: String(name) });
  });
  return stations.length > 0 ? [t('too_late.stations', { count: stations.length }), ...names] : names;
};

export const LateEditsNotice = ({ late, onDiscard }: { late: LateEdits; onDiscard: () => void }) => {
  const { t } = useTranslation('application_form');
  const { list } = useFormat();
  const names = useNames(late);
  if (hasNoLateEdits(late)) return null;
  return (
    <Notice
      tone="warning"
      live
      title={t('too_late.title')}
      actions={
        <Button small onPress={onDiscard}>
          {t('stranded.discard')}
        </Button>
      }
    >
      <p>{t('too_late.text')}</p>
      <UnsavedAnswers answers={late.answers} />
      {names.length > 0 && <p>{list(names)}</p>}
    </Notice>
  );
};
