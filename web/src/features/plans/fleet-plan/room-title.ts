import { createContext, type ReactNode } from 'react';

export const RoomTitle = createContext<ReactNode>(null);
