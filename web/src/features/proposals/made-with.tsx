import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearWeightNames } from '@shiptime/domain/proposals/weights';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { Disclosure } from '#ui/disclosure.tsx';
import { useWeightWords } from '../reference/weight-words.ts';

export const MadeWith = ({ proposal: { weights } }: { readonly proposal: Proposal }) => {
  const { t } = useTranslation('proposals');
  const { sentence } = useWeightWords();
  const [isOpen, setOpen] = useState(false);
  const said = weights.operational_day === 1 ? [] : (['operational_day'] as const);
  return (
    <Disclosure title={t('made_with')} isOpen={isOpen} onToggle={setOpen}>
      <ul>
        {[...said, ...yearWeightNames].map((name) => (
          <li key={name}>{sentence(name, weights[name])}</li>
        ))}
      </ul>
    </Disclosure>
  );
};
