import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { TransferOffer } from '@shiptime/domain/applications/wire/offers';
import type { OfferAction } from '@shiptime/domain/applications/reassignment';
import { answerOffer, invalidateOffers } from './offers-api.ts';

type AnswerDialogProps = {
  readonly offer: TransferOffer;
  readonly answer: OfferAction;
  readonly onClose: () => void;
};

export const OfferAnswerDialog = ({ offer, answer, onClose }: AnswerDialogProps) => {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const vessels = useVessels();
  const typed = useRememberedInput(`offer ${offer.id}`, '');
  const vessel = vessels.find(({ id }) => id === offer.to_vessel_id);
  const params = { vessel: vessel ? nameInLanguage(language, vessel) : '' };
  const isRefusal = answer === 'decline';
  const task = useApiMutation('decide', {
    mutationFn: () => answerOffer(offer, answer, isRefusal ? typed.value.trim() : undefined),
    onSuccess: async () => {
      typed.forget();
      snackbar.success(t(`offers.${answer}.done`));
      onClose();
      await invalidateOffers();
    },
  });
  return (
    <FormDialog
      name="offer-answer"
      isOpen
      title={t(`offers.${answer}.title`, params)}
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => void task.run()}
      submitLabel={t(`offers.${answer}.label`)}
      error={task.problem}
      pending={task.pending}
      canSubmit={!isRefusal || typed.value.trim() !== ''}
    >
      <p>
        <strong>{`${offer.ship_time_request_id} – ${offer.project_title ?? ''}`}</strong>
      </p>
      <p>{t(`offers.${answer}.body`, params)}</p>
      {isRefusal && (
        <TextArea
          label={t('texts.reason.label')}
          hint={t('offers.decline.hint')}
          name="reason"
          max={reasonLimit}
          value={typed.value}
          onChange={typed.set}
        />
      )}
    </FormDialog>
  );
};
