import { useTranslation } from 'react-i18next';
import type { StationsFileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import type { StationImportControls } from './use-station-import.ts';

export const useImportProblemText = ({ there, max }: StationImportControls) => {
  const { t } = useTranslation(['application_form', 'applications']);
  return ({ code, params }: Pick<StationsFileProblem, 'code' | 'params'>): string =>
    code === 'too_many_stations' && there > 0
      ? t('application_form:stations.no_room', { count: Number(params?.['count']), there, max })
      : t(`applications:stations_file.problems.${code}`, { ...params });
};

export const useImportProblems = (given: StationImportControls) => {
  const { t } = useTranslation('application_form');
  const wordsOf = useImportProblemText(given);
  const { refused, rehearsal } = given;
  const whole = refused ?? rehearsal?.problems.find(({ row }) => row === null);
  const reasonOf = (problem: StationsFileProblem): string => {
    const { row, column } = problem;
    if (row === null || column === null) return wordsOf(problem);
    return t('stations.reason', { row, column: t(`stations.${column}`), reason: wordsOf(problem) });
  };
  const rowless = rehearsal?.rows.length === 0 ? rehearsal.problems : [];
  return {
    whole: whole && wordsOf(whole),
    reasons: rowless.filter((problem) => problem !== whole).map(reasonOf),
  };
};
