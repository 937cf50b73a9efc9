import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AutosaveState } from '../autosave/autosave-state.ts';
import type { ReportEditor } from './report-editor.ts';
import { useReportLabels } from './use-report-labels.ts';

export const ReportConflicts = ({ editor, state }: { editor: ReportEditor; state: AutosaveState }) => {
  const { t } = useTranslation('application_form');
  const { labelOf, said } = useReportLabels();
  return state.conflicts.map(({ field, mine, theirs }) => (
    <Notice
      key={field}
      tone="warning"
      live
      title={`${labelOf(field)} – ${t('conflict.title')}`}
      actions={
        <>
          <Button small onPress={() => editor.resolve(field, mine)}>
            {t('conflict.keep_mine')}
          </Button>
          <Button small onPress={() => editor.resolve(field, theirs)}>
            {t('conflict.take_theirs')}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { key: 'mine', term: t('conflict.mine'), value: said(mine) },
          { key: 'theirs', term: t('conflict.theirs'), value: said(theirs) },
        ]}
      />
    </Notice>
  ));
};
