import { createContext, useContext } from 'react';

export type AskedOutage = {
  readonly asked: { readonly planId: number | null } | null;
  readonly ask: (asked: AskedOutage['asked']) => void;
};

export const AskedOutageContext = createContext<AskedOutage>({ asked: null, ask: () => undefined });
export const useAskedOutage = (): AskedOutage => useContext(AskedOutageContext);
