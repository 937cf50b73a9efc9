import { createContext, type ReactNode } from 'react';

export const PlanningTitleContext = createContext<ReactNode>(null);
