import { useTranslation } from 'react-i18next';
import { UserText } from '#ui/user-text.tsx';

type TitleWithMateProps = {
  readonly replanned?: boolean | undefined;
  readonly title: string;
  readonly mate: string | undefined;
};

export const TitleWithPartner = ({ title, mate, replanned }: TitleWithMateProps) => {
  const { t } = useTranslation('plans');
  const { t: ts } = useTranslation('scheduler');
  return (
    <>
      <UserText text={title} />
      {replanned && <div>{ts('schedules.replanned')}</div>}
      {mate !== undefined && <div>{t('together.with', { mission: mate })}</div>}
    </>
  );
};
