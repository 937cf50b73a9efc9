import { useTranslation } from 'react-i18next';
import { OwnWords } from '#ui/own-words.tsx';

type TitleWithMateProps = {
  readonly title: string;
  /** What the mission is called with which it sails. */
  readonly mate: string | undefined;
};

/** In a table: a mission, and below it the one with which it shares its voyage. */
export const TitleWithMate = ({ title, mate }: TitleWithMateProps) => {
  const { t } = useTranslation('plans');
  return (
    <>
      <OwnWords text={title} />
      {mate !== undefined && <div>{t('together.with', { mission: mate })}</div>}
    </>
  );
};
