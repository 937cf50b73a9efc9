import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { LetterCard } from './letter-card.tsx';
import { ownLettersQuery } from './letters-api.ts';
import styles from './letters.module.css';

type LetterCardsProps = {
  readonly letters: readonly LetterOfIntent[];
  readonly onEdit: (letter: LetterOfIntent) => void;
};

export const LetterCards = ({ letters, onEdit }: LetterCardsProps) => (
  <ul className={styles['cards']}>
    {letters.map((letter) => (
      <LetterCard key={letter.id} letter={letter} onEdit={onEdit} />
    ))}
  </ul>
);

const nobody = () => undefined;

export const LettersReadyToApply = () => {
  const { t } = useTranslation('letters');
  const { id, can } = useSignedInUser();
  const { data = [] } = useQuery(ownLettersQuery(id));
  if (!can['apply']) return null;
  const open = data
    .filter(({ years }) => years.some((year) => year.can.apply))
    .map((letter) => ({ ...letter, can: { edit: false, withdraw: false } }));
  return (
    <Section title={t('title')} actions={<LinkButton href={paths.lettersOfIntent()}>{t('mine')}</LinkButton>}>
      {open.length > 0 ? <LetterCards letters={open} onEdit={nobody} /> : <p>{t('none_hint')}</p>}
    </Section>
  );
};
