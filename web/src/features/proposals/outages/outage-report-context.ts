import { createContext, useContext } from 'react';

export type OutageReportState = {
  readonly asked: { readonly planId: number | null } | null;
  readonly ask: (asked: OutageReportState['asked']) => void;
};

export const OutageReportContext = createContext<OutageReportState>({ asked: null, ask: () => undefined });
export const useOutageReport = (): OutageReportState => useContext(OutageReportContext);
