import { type AnchorHTMLAttributes, createContext, type ReactNode, type RefAttributes } from 'react';

export type LinkComponent = (
  props: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>,
) => ReactNode;

export const LinkComponentContext = createContext<LinkComponent | null>(null);
