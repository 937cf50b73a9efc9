import { createContext, useContext } from 'react';

/** That somebody is about to say that a ship is out: of which plan, where that is known. */
export type AskedOutage = {
  readonly asked: { readonly planId: number | null } | null;
  readonly ask: (asked: AskedOutage['asked']) => void;
};

export const AskedOutageContext = createContext<AskedOutage>({ asked: null, ask: () => undefined });
export const useAskedOutage = (): AskedOutage => useContext(AskedOutageContext);
