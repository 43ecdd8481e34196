import { type AnchorHTMLAttributes, createContext, type ReactNode, type RefAttributes } from 'react';

/** What a router gives as its link: takes a path within the application. react-router's `Link` fits. */
export type LinkComponent = (
  props: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>,
) => ReactNode;

/** The router's link; without one, links are plain anchors. */
export const LinkComponentContext = createContext<LinkComponent | null>(null);
