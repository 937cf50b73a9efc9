import { Notice } from '#ui/notice.tsx';
import { ImportRowChoice } from './import-row-choice.tsx';
import { useImportProblemText } from './use-import-problems.ts';
import type { StationImportControls } from './use-station-import.ts';

export const ImportLimitNotice = ({ given }: { readonly given: StationImportControls }) => {
  const wordsOf = useImportProblemText(given);
  const { first, rehearsal, isTooMany, room, choice, setChoice } = given;
  return (
    <>
      {isTooMany && (
        <Notice tone="error" live>
          {wordsOf({
            code: 'too_many_stations',
            params: { count: rehearsal?.stations.length ?? 0, max: room },
          })}
        </Notice>
      )}
      {first && first.stations.length > room && (
        <ImportRowChoice all={first} choice={choice} onChoose={setChoice} />
      )}
    </>
  );
};
