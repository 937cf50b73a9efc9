import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useGo } from '../../../lib/navigation.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Row } from '../../../ui/stack.tsx';
import type { PlanVersion } from '../plan.ts';

type CompareChoiceProps = {
  readonly versions: readonly PlanVersion[];
  readonly planId: number;
  /** Those compared now, on the page that shows them. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

/** Any two versions; those chosen first are the two newest. */
export const CompareChoice = ({ versions, planId, from, to }: CompareChoiceProps) => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  const go = useGo();
  const [earlier, setEarlier] = useState<number | null>(from ?? versions[1]?.number ?? null);
  const [later, setLater] = useState<number | null>(to ?? versions[0]?.number ?? null);
  if (versions.length < 2) return null;
  const options = versions.map(({ number, created_at }) => ({
    id: number,
    label: t('versions.option', { number, at: instant(created_at) }),
  }));
  const compare = () => {
    if (later !== null && earlier !== null) go(paths.scheduler(planId, { version: later, compare: earlier }));
  };
  return (
    <Row end>
      <Select
        label={t('versions.from')}
        placeholder={null}
        options={options}
        value={earlier}
        onChange={setEarlier}
      />
      <Select
        label={t('versions.to')}
        placeholder={null}
        options={options}
        value={later}
        onChange={setLater}
      />
      <Button isDisabled={earlier === null || later === null || earlier === later} onPress={compare}>
        {t('versions.compare')}
      </Button>
    </Row>
  );
};
