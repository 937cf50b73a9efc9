import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementPart, VoyageAgreement } from '@shiptime/domain/plans/wire/shared-voyages';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import type { AgreementReply } from './agreements-api.ts';
import styles from './agreement.module.css';

const isKnown = (part: AgreementPart): boolean => part.ship_time_request_id !== null;

const usePartWords = () => {
  const { t } = useTranslation('together');
  return (part: AgreementPart): string => {
    const place = t(`part.place.${part.position}`);
    if (!isKnown(part)) return t('part.other', { place });
    const { proponent, answer } = part;
    return t(part.is_mine ? 'part.mine' : 'part.known', {
      title: part.project_title ?? '',
      number: part.ship_time_request_id,
      name: proponent ? `${proponent.first_name} ${proponent.last_name}` : '',
      email: proponent?.email ?? '',
      place,
      answer: t(`part.answer.${answer ?? 'none'}`),
    });
  };
};

/** Proponents reply for their own application; planners act on the whole agreement. */
const doingsOf = (agreement: VoyageAgreement): readonly AgreementReply[] => {
  const ofParts = agreement.parts.flatMap((part) =>
    (['agree', 'decline'] as const)
      .filter((answer) => part.can[answer])
      .map((answer) => ({ agreement, answer, applicationId: part.ship_time_request_id ?? 0 })),
  );
  const ofWhole = (['join', 'take_back', 'part'] as const)
    .filter((answer) => agreement.can[answer])
    .map((answer) => ({ agreement, answer, applicationId: 0 }));
  return [...ofParts, ...ofWhole];
};

export const AgreementNotice = ({ agreement }: { agreement: VoyageAgreement }) => {
  const { t } = useTranslation('together');
  const { language, longDay, days: inDays } = useFormat();
  const vessel = useVessels().find(({ id }) => id === agreement.vessel_id);
  const partWords = usePartWords();
  const [doing, setDoing] = useState<AgreementReply | null>(null);
  const { state, parts, messages, answer_by: answerBy } = agreement;
  const isOpen = state === 'asked';
  const days = agreement.mobilization_days + agreement.operational_days + agreement.demobilization_days;
  return (
    <Notice
      title={t(`state.${state}`, { vessel: vessel ? nameInLanguage(language, vessel) : '' })}
      actions={doingsOf(agreement).map((each) => (
        <Button
          key={`${each.answer} ${each.applicationId}`}
          small
          {...((each.answer === 'agree' || each.answer === 'join') && { variant: 'primary' as const })}
          onPress={() => setDoing(each)}
        >
          {t(`doing.${each.answer}.button`)}
        </Button>
      ))}
    >
      {isOpen && <p className={styles['message']}>{messages[language]}</p>}
      <p>
        {t('voyage', {
          days: inDays(days),
          earliest: longDay(agreement.earliest_start),
          latest: longDay(agreement.latest_start),
        })}
      </p>
      <ul className={styles['parts']}>
        {parts.map((part) => (
          <li key={part.position}>
            {partWords(part)}
            {part.note !== null && <q className={styles['note']}>{part.note}</q>}
          </li>
        ))}
      </ul>
      {isOpen && <p>{t('answer_by', { day: longDay(answerBy) })}</p>}
      {doing && <AgreementDialog doing={doing} onClose={() => setDoing(null)} />}
    </Notice>
  );
};
