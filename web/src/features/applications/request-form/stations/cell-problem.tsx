import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationsFileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import { Icon } from '#ui/icon.tsx';
import styles from './stations.module.css';

type Props = { readonly id: string; readonly problem: Pick<StationsFileProblem, 'code' | 'params'> };

export const CellProblem = ({ id, problem: { code, params } }: Props) => {
  const { t } = useTranslation('applications');
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The braces matter: newer browsers return a promise, which React would call as a cleanup function.
    words.current?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={words} className={styles['wrong']} id={id} role="alert">
      <Icon name="error" size={16} />
      {t(`stations_file.problems.${code}`, { ...params })}
    </span>
  );
};
