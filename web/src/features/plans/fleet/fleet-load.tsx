import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LoadTable } from '../load/load-table.tsx';

/** The load of the vessels shown, and of all of them together; made when it is looked at. */
export const FleetLoad = () => {
  const { t } = useTranslation('scheduler');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={t('load.title')} isOpen={isOpen} onToggle={setIsOpen} level={2}>
      {isOpen && <LoadTable />}
    </Disclosure>
  );
};
