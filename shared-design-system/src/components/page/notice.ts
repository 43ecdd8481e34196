import { createContext, type ReactNode } from 'react';

export const NoticeContext = createContext<ReactNode>(null);
