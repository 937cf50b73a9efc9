import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterOfIntent, LetterYear } from '@shiptime/domain/applications/wire/letters';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LinkButton } from '#ui/link.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { UserText } from '#ui/user-text.tsx';
import { applyWithLetter, withdrawLetter } from './letters-api.ts';
import { useLetterLabels } from './use-letter-labels.ts';
import styles from './letters.module.css';

const Year = ({ letter, year }: { letter: LetterOfIntent; year: LetterYear }) => {
  const { t } = useTranslation('letters');
  const go = useNavigateTo();
  const { yearName } = useLetterLabels();
  const name = yearName(year.fiscal_year_id);
  const task = useApiMutation(
    'create_application',
    {
      mutationFn: () => applyWithLetter(letter, year.fiscal_year_id),
      onSuccess: (id) => {
        snackbar.success(t('apply.done'));
        if (id !== null) go(paths.request(id));
      },
    },
    snackbar.error,
  );
  const about = (
    <VisuallyHidden>
      <UserText text={letter.title} within={` – ${letter.title}`} />
    </VisuallyHidden>
  );
  if (year.ship_time_request_id !== null)
    return (
      <LinkButton small href={paths.request(year.ship_time_request_id)}>
        {t('apply.open', { year: name })}
        {about}
      </LinkButton>
    );
  return (
    year.can.apply && (
      <Button small variant="primary" pending={task.pending} onPress={() => void task.run()}>
        {t('apply.button', { year: name })}
        {about}
      </Button>
    )
  );
};

const WithdrawDialog = ({ letter, onClose }: { letter: LetterOfIntent; onClose: () => void }) => {
  const { t } = useTranslation('letters');
  const task = useApiMutation('save_letter', {
    mutationFn: () => withdrawLetter(letter),
    onSuccess: () => {
      snackbar.success(t('withdraw.done'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="letter-withdraw"
      isOpen
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.label')}
      onCancel={onClose}
      onConfirm={() => void task.run()}
      error={task.problem}
      pending={task.pending}
      danger
    >
      {t('withdraw.body')}
    </ConfirmDialog>
  );
};

type LetterCardProps = {
  readonly letter: LetterOfIntent;
  readonly onEdit: (letter: LetterOfIntent) => void;
};

export const LetterCard = ({ letter, onEdit }: LetterCardProps) => {
  const { t } = useTranslation('letters');
  const words = useLetterLabels();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const about = (
    <VisuallyHidden>
      <UserText text={letter.title} within={` – ${letter.title}`} />
    </VisuallyHidden>
  );
  const places = [words.vesselOf(letter), words.placesOf(letter)].filter((part) => part !== '').join(' · ');
  return (
    <li className={styles['card']} data-open={letter.years.some(({ can }) => can.apply)}>
      <h3 className={styles['title']}>
        <UserText text={letter.title} />
      </h3>
      <p>{words.yearsOf(letter)}</p>
      <p className={styles['soft']}>{words.line(letter, words.monthsOf(letter))}</p>
      {places && <p className={styles['soft']}>{places}</p>}
      {letter.withdrawn_at !== null && (
        <p>
          <Chip icon="error">{t('state.withdrawn')}</Chip>
        </p>
      )}
      {letter.years
        .filter(({ can }) => can.apply)
        .map(({ fiscal_year_id: id }) => (
          <p key={id}>{t('apply.waiting', { year: words.yearName(id) })}</p>
        ))}
      <div className={styles['actions']}>
        {letter.years.map((year) => (
          <Year key={year.fiscal_year_id} letter={letter} year={year} />
        ))}
        {letter.can.edit && (
          <Button small onPress={() => onEdit(letter)}>
            {t('edit.button')}
            {about}
          </Button>
        )}
        {letter.can.withdraw && (
          <Button small onPress={() => setWithdrawing(true)}>
            {t('withdraw.button')}
            {about}
          </Button>
        )}
      </div>
      {isWithdrawing && <WithdrawDialog letter={letter} onClose={() => setWithdrawing(false)} />}
    </li>
  );
};
