import { useTranslation } from 'react-i18next';
import { omittedPartNames } from '@shiptime/domain/applications/copy-application';
import { useSearchText } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { NotCopiedList } from '../new-application/copy-application-dialog.tsx';
import { useApplication } from './form-model.ts';
import { LastVoyageNotice } from './last-voyage-notice.tsx';

const toCheck = [
  ['general_information', 'name'],
  ['requirements', 'ships'],
  ['scheduling', 'window'],
  ['area_of_operations', 'stations'],
  ['funding', 'funding'],
] as const;

export const CopiedNotice = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { id } = useApplication();
  const codes = useSearchText('copied')?.split(',') ?? null;
  const section = useSearchText('section');
  if (codes === null) return null;
  const left = omittedPartNames.filter((code) => codes.includes(code));
  return (
    <>
      <Notice tone="success" live title={t('application_form:copied.title', { id })}>
        <p>{t('application_form:copied.check')}</p>
        <ul>
          {toCheck.map(([section, what]) => (
            <li key={section}>
              <Link href={paths.request(id, { section })}>{t(`applications:sections.${section}`)}</Link>
              {t('application_form:copied.of_section', { what: t(`application_form:copied.${what}`) })}
            </li>
          ))}
        </ul>
        {left.length > 0 && <NotCopiedList codes={left} />}
      </Notice>
      {section !== 'scheduling' && <LastVoyageNotice />}
    </>
  );
};
