import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { Select } from '#ui/select.tsx';
import { Row } from '#ui/stack.tsx';
import type { PlanVersion } from '@shiptime/domain/plans/wire/versions';
import { chooseComparedPair, type ComparedPair } from './compared-pair.ts';

type CompareChoiceProps = {
  readonly versions: readonly PlanVersion[];
  readonly planId: number;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

export const ComparedVersionsChoice = ({ versions, planId, from, to }: CompareChoiceProps) => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  const go = useNavigateTo();
  const [chosen, setChosen] = useState<ComparedPair>({ from, to });
  const pair = chooseComparedPair(
    versions.map(({ number }) => number),
    chosen,
  );
  if (pair === null) return null;
  const option = ({ number, created_at }: PlanVersion) => ({
    id: number,
    label: t('versions.option', { number, at: instant(created_at) }),
  });
  const compare = () => go(paths.scheduler(planId, { version: pair.to, compare: pair.from }));
  return (
    <Row end>
      <Select
        label={t('versions.from')}
        placeholder={null}
        options={versions.filter(({ number }) => pair.earlier.includes(number)).map(option)}
        value={pair.from}
        onChange={(number) => setChosen({ ...chosen, from: number ?? undefined })}
      />
      <Select
        label={t('versions.to')}
        placeholder={null}
        options={versions.filter(({ number }) => pair.later.includes(number)).map(option)}
        value={pair.to}
        onChange={(number) => setChosen({ ...chosen, to: number ?? undefined })}
      />
      <Button onPress={compare}>{t('versions.compare')}</Button>
      <DownloadButton
        load={() =>
          api.download(`/vessel_plans/${planId}/versions/${pair.to}/difference/${pair.from}/export.pdf`)
        }
      >
        {t('paper.comparison')}
      </DownloadButton>
    </Row>
  );
};
