import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '#lib/use-narrow.ts';
import { usePrinting } from '#lib/use-printing.ts';
import { Disclosure } from '#ui/disclosure.tsx';

export const InNumbers = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  if (!useNarrow() || isPrinting) return children;
  return (
    <Disclosure title={t('in_numbers')} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && children}
    </Disclosure>
  );
};
