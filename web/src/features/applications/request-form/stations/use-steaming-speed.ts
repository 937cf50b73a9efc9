import { useState } from 'react';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { useAnswer } from '../form-model.ts';

const usualSpeed = 10;

/** Knots: chosen here, else the first vessel's cruising speed, else a default. */
export const useSteamingSpeed = () => {
  const [first] = useAnswer<number>('vessel_preference_1_id');
  const cruising = useVessels().find(({ id }) => id === first)?.cruising_speed ?? null;
  const [given, setGiven] = useState<number | null>(null);
  return { speed: given ?? cruising ?? usualSpeed, setSpeed: setGiven, isOfShip: cruising !== null };
};

export type SteamingSpeedControls = ReturnType<typeof useSteamingSpeed>;
