import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { useIsPrinting } from '#lib/use-is-printing.ts';
import { Disclosure } from '#ui/disclosure.tsx';

export const FiguresDisclosure = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  if (!useIsNarrow() || isPrinting) return children;
  return (
    <Disclosure title={t('in_numbers')} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && children}
    </Disclosure>
  );
};
