import { Notice } from '#ui/notice.tsx';
import { ChooseRows } from './choose-rows.tsx';
import { useProblemWords } from './use-import-problems.ts';
import type { StationImport } from './use-import.ts';

export const ImportRoom = ({ given }: { readonly given: StationImport }) => {
  const wordsOf = useProblemWords(given);
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
        <ChooseRows all={first} choice={choice} onChoose={setChoice} />
      )}
    </>
  );
};
