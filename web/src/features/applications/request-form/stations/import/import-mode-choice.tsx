import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { StationImportMode, StationImportControls } from './use-station-import.ts';

export const ImportModeChoice = ({ given }: { readonly given: StationImportControls }) => {
  const { t } = useTranslation('application_form');
  const { standing, mode, setMode } = given;
  if (standing === 0) return null;
  return (
    <>
      <RadioGroup<StationImportMode>
        label={t('stations.mode')}
        options={[
          { id: 'append', label: t('stations.append') },
          { id: 'replace', label: t('stations.replace') },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'replace' && (
        <Notice tone="warning">{t('stations.replace_warning', { count: standing })}</Notice>
      )}
    </>
  );
};
