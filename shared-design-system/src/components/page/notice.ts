import { createContext, type ReactNode } from 'react';

/** What every page of the office says below its header, such as that the connection is lost. */
export const NoticeContext = createContext<ReactNode>(null);
