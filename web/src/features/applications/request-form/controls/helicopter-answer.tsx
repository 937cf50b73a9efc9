import { useTranslation } from 'react-i18next';
import { isHelicopterUnavailable } from '@shiptime/domain/applications/helicopter';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { useAnswer, useFormModel } from '../form-model.ts';
import { YesNoAnswer } from './yes-no-answers.tsx';

/** If no chosen vessel carries a helicopter and one may be needed, lists the vessels that do. */
export const HelicopterAnswer = () => {
  const { t } = useTranslation('application_form');
  const { readOnly } = useFormModel();
  const { eitherOf, language } = useFormat();
  const vessels = useVessels();
  const [first] = useAnswer<number>('vessel_preference_1_id');
  const [second] = useAnswer<number>('vessel_preference_2_id');
  const [required] = useAnswer<boolean>('helicopter_required');
  const choices = { vessel_preference_1_id: first, vessel_preference_2_id: second };
  const isImpossible = !readOnly && isHelicopterUnavailable(choices, vessels);
  const able = vessels.filter(({ active, helicopter_support }) => active && helicopter_support);
  return (
    <>
      <YesNoAnswer field="helicopter_required" isYesImpossible={isImpossible} />
      <div aria-live="polite">
        {isImpossible && required === false && <p>{t('helicopter.impossible')}</p>}
        {isImpossible && required !== false && (
          <Notice tone="warning">
            <p>{t('helicopter.impossible')}</p>
            {able.length > 0 && (
              <p>
                {t('helicopter.able', {
                  ships: eitherOf(able.map((ship) => nameInLanguage(language, ship))),
                })}
              </p>
            )}
            <p>
              <Link href={paths.shipInformation()}>{t('helicopter.ships')}</Link>
            </p>
          </Notice>
        )}
      </div>
    </>
  );
};
