import type { ReactNode } from 'react';

/** A page that needs the whole width of the window: the timeline, wide tables. */
export const WidePage = ({ children }: { children: ReactNode }) => <div data-wide-page>{children}</div>;
