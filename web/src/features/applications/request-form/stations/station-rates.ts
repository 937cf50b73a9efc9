import { useCallback, useState } from 'react';
import { type StationTimeRate, defaultStationRate } from '@shiptime/domain/applications/station-days';
import { useSignedInUser } from '#lib/session.tsx';

type Rates = Readonly<Record<string, StationTimeRate>>;

const keyOf = (userId: number): string => `shiptime.station-rates.${userId}`;
const nameOf = (type: string | null): string => (type ?? '').trim().toLowerCase();

const isRate = (found: unknown): found is StationTimeRate => {
  const { hours, hours_per_1000_m } = (found ?? {}) as Record<string, unknown>;
  return [hours, hours_per_1000_m].every((value) => typeof value === 'number' && value >= 0);
};

const remembered = (userId: number): Rates => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter(([, rate]) => isRate(rate))) as Rates;
  } catch {
    return {};
  }
};

const remember = (userId: number, rates: Rates): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(rates));
  } catch {
    // Storage may be full or blocked.
  }
};

export const useStationRates = () => {
  const { id } = useSignedInUser();
  const [rates, setRates] = useState<Rates>(() => remembered(id));
  const rateOf = useCallback(
    (type: string | null): StationTimeRate => rates[nameOf(type)] ?? defaultStationRate(type),
    [rates],
  );
  const put = (type: string | null, changes: Partial<StationTimeRate>) => {
    const next = { ...rates, [nameOf(type)]: { ...rateOf(type), ...changes } };
    setRates(next);
    remember(id, next);
  };
  return { rateOf, put };
};
