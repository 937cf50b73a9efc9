import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import {
  exchange,
  inMinutes,
  leaveOutDoubled,
  leaveOutOnLand,
  makeDecimal,
  makeWestern,
  type Mended,
  type Rehearsal,
} from './rehearsal.ts';

const kinds = [
  { code: 'longitude_sign', words: 'eastern', act: 'make_all_west', repair: makeWestern },
  { code: 'exchanged', words: 'exchanged', act: 'exchange', repair: exchange },
  { code: 'same_place', words: 'doubled', act: 'leave_out_all', repair: leaveOutDoubled },
  { code: 'on_land', words: 'on_land', act: 'leave_out_all', repair: leaveOutOnLand },
] as const;

type Props = {
  readonly rehearsal: Rehearsal;
  readonly onRepair: (repair: (mended: Mended) => Mended) => void;
};

/** What can be put right at once for all rows that need it: proposed, and done when it is pressed. */
export const ImportRepairs = ({ rehearsal, onRepair }: Props) => {
  const { t } = useTranslation('application_form');
  const minutes = inMinutes(rehearsal).length;
  const found = kinds.flatMap((kind) => {
    const count = rehearsal.warnings.filter(({ code }) => code === kind.code).length;
    return count === 0 ? [] : [{ ...kind, count }];
  });
  return (
    <>
      {minutes > 0 && (
        <Notice
          tone="warning"
          actions={
            <Button small onPress={() => onRepair((mended) => makeDecimal(mended, rehearsal))}>
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
            <Button small onPress={() => onRepair((mended) => repair(mended, rehearsal))}>
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
