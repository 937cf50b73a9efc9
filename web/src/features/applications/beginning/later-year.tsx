import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FiscalYearRow } from '#features/reference/reference-api.ts';

type Props = {
  readonly years: readonly FiscalYearRow[];
  readonly chosen: number | null;
};

export const LaterYear = ({ years: [next], chosen }: Props) => {
  const { t } = useTranslation(['application_form', 'letters']);
  if (!next || chosen === next.id) return null;
  return (
    <Notice
      tone="warning"
      live
      actions={
        <LinkButton small href={paths.lettersOfIntent()}>
          {t('letters:title')}
        </LinkButton>
      }
    >
      {t('application_form:new.later_year', { year: next.name })}
    </Notice>
  );
};
