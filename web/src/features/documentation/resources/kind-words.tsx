import { useTranslation } from 'react-i18next';
import type { Kind } from '../interface/fields.ts';

/** Long lists of choices are told where there is room for them. */
const shownChoices = 12;

const Choices = ({ choices }: { choices: readonly string[] }) => {
  const { t } = useTranslation('documentation');
  return (
    <>
      {t('kinds.choice')}
      {choices.slice(0, shownChoices).map((choice, place) => (
        <span key={choice}>
          {place > 0 && ', '}
          <code>{choice}</code>
        </span>
      ))}
      {choices.length > shownChoices && ' …'}
    </>
  );
};

/** What a field holds, in words: a number, a day, a list of stations. */
export const KindWords = ({
  holds,
  linkOf,
}: {
  holds: Kind;
  linkOf: (name: string) => string | undefined;
}) => {
  const { t } = useTranslation('documentation');
  if (holds.kind === 'choice') return <Choices choices={holds.choices} />;
  if (holds.kind === 'list' || holds.kind === 'map')
    return (
      <>
        {t(`kinds.${holds.kind}`)} <KindWords holds={holds.of} linkOf={linkOf} />
      </>
    );
  if (holds.kind !== 'named') return t(`kinds.${holds.kind}`);
  const href = linkOf(holds.name);
  return href === undefined ? <code>{holds.name}</code> : <a href={href}>{holds.name}</a>;
};
