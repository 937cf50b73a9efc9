import type { ReactNode } from 'react';

export const WidePage = ({ children }: { children: ReactNode }) => <div data-wide-page>{children}</div>;
