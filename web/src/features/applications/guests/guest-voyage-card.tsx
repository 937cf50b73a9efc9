import { useTranslation } from 'react-i18next';
import type { BerthRequest } from '@shiptime/domain/plans/wire/guests';
import { paths } from '#lib/paths.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { UserText } from '#ui/user-text.tsx';
import { VoyageCard } from '../outcome/voyage-card.tsx';

type GuestCardProps = {
  readonly request: BerthRequest;
  readonly voyage: NonNullable<BerthRequest['voyage']>;
  readonly level: 2 | 3;
  readonly linked?: boolean;
};

export const GuestVoyageCard = ({ request, voyage, level, linked = false }: GuestCardProps) => {
  const { t } = useTranslation('guests');
  const { voyage_title } = request;
  const sentence = t('mine.state.accepted', { voyage: voyage_title });
  const words = <UserText text={voyage_title} within={sentence} />;
  const href = paths.berthRequest(request.id);
  return (
    <VoyageCard
      voyage={voyage}
      isOwn
      level={level}
      kicker={linked ? <Link href={href}>{words}</Link> : words}
      actions={linked && <LinkButton href={href}>{t('mine.open')}</LinkButton>}
    />
  );
};
