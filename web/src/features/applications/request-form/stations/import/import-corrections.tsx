import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import {
  swapCoordinates,
  findDegreeMinuteRows,
  omitRepeatedPlaces,
  omitStationsOnLand,
  convertRowsToDecimal,
  convertRowsToWest,
  type RowCorrections,
  type StationsReadResult,
} from './read-result.ts';

const kinds = [
  { code: 'longitude_sign', words: 'eastern', act: 'make_all_west', repair: convertRowsToWest },
  { code: 'exchanged', words: 'exchanged', act: 'exchange', repair: swapCoordinates },
  { code: 'same_place', words: 'doubled', act: 'leave_out_all', repair: omitRepeatedPlaces },
  { code: 'on_land', words: 'on_land', act: 'leave_out_all', repair: omitStationsOnLand },
] as const;

type Props = {
  readonly rehearsal: StationsReadResult;
  readonly mendedRows: number;
  readonly onRepair: (repair: (mended: RowCorrections) => RowCorrections) => void;
};

const Repaired = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('application_form');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      {t('stations.repaired', { count })}
    </p>
  );
};

export const ImportCorrections = ({ rehearsal, mendedRows, onRepair }: Props) => {
  const { t } = useTranslation('application_form');
  const [repairs, setRepairs] = useState(0);
  const repairAll = (repair: (mended: RowCorrections, rehearsal: StationsReadResult) => RowCorrections) => {
    onRepair((mended) => repair(mended, rehearsal));
    setRepairs((before) => before + 1);
  };
  const minutes = findDegreeMinuteRows(rehearsal).length;
  const found = kinds.flatMap((kind) => {
    const count = rehearsal.warnings.filter(({ code }) => code === kind.code).length;
    return count === 0 ? [] : [{ ...kind, count }];
  });
  return (
    <>
      {mendedRows > 0 && repairs > 0 && <Repaired key={repairs} count={mendedRows} />}
      {minutes > 0 && (
        <Notice
          tone="warning"
          actions={
            <Button small onPress={() => repairAll(convertRowsToDecimal)}>
              {t('stations.to_decimal')}
            </Button>
          }
        >
          {t('stations.in_minutes', { count: minutes })}
        </Notice>
      )}
      {found.map(({ code, words, act, repair, count }) => (
        <Notice
          key={code}
          tone="warning"
          actions={
            <Button small onPress={() => repairAll(repair)}>
              {t(`stations.${act}`, { count })}
            </Button>
          }
        >
          {t(`stations.${words}`, { count })}
        </Notice>
      ))}
    </>
  );
};
