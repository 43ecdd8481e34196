import { createContext, type ReactNode } from 'react';

/** What every page inside an `OfficeLayout` says below its header, such as that the connection is lost. */
export const NoticeContext = createContext<ReactNode>(null);
