import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { Disclosure } from '#ui/disclosure.tsx';

const mostInALine = 4;

type AwaitedVesselsProps = { readonly vessels: readonly Vessel[]; readonly year: string };

export const AwaitedVessels = ({ vessels, year }: AwaitedVesselsProps) => {
  const { t } = useTranslation('scheduler');
  const { list, language } = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (vessels.length === 0) return null;
  const count = vessels.length;
  const names = list(vessels.map((vessel) => nameIn(language, vessel)));
  if (count <= mostInALine) return <p>{t('schedules.not_yet', { count, year, vessels: names })}</p>;
  return (
    <Disclosure
      title={t('schedules.not_yet_title', { count, year })}
      level={2}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <p>{names}</p>
    </Disclosure>
  );
};
