import { useTranslation } from 'react-i18next';
import type { ApplicationOutcome } from '@shiptime/domain/plans/voyages';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';

type Props = Pick<ApplicationOutcome, 'report'> & { readonly id: number; readonly isOwn: boolean };

export const ReportLink = ({ report, id, isOwn }: Props) => {
  const { t } = useTranslation('application_form');
  if (report === null || (report === 'due' && !isOwn)) return null;
  const variant = report === 'due' ? 'primary' : 'secondary';
  return (
    <LinkButton variant={variant} icon="edit" href={paths.report(id)}>
      {t(report === 'due' ? 'report.write' : 'report.read')}
    </LinkButton>
  );
};
