import { useTranslation } from 'react-i18next';
import { OwnWords } from '#ui/own-words.tsx';

type TitleWithMateProps = {
  /** A published voyage that is being replanned. */
  readonly replanned?: boolean | undefined;
  readonly title: string;
  /** What the mission is called with which it sails. */
  readonly mate: string | undefined;
};

/** In a table: a mission, and below it the one with which it shares its voyage. */
export const TitleWithMate = ({ title, mate, replanned }: TitleWithMateProps) => {
  const { t } = useTranslation('plans');
  const { t: ts } = useTranslation('scheduler');
  return (
    <>
      <OwnWords text={title} />
      {replanned && <div>{ts('schedules.replanned')}</div>}
      {mate !== undefined && <div>{t('together.with', { mission: mate })}</div>}
    </>
  );
};
