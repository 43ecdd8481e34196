import { type AnchorHTMLAttributes, type ComponentType, createContext, type RefAttributes } from 'react';

/** What a router gives as its link: takes a path within the application. react-router's `Link` fits. */
export type LinkComponent = ComponentType<
  { to: string } & AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>
>;

/** The router's link; without one, links are plain anchors. */
export const LinkComponentContext = createContext<LinkComponent | null>(null);
