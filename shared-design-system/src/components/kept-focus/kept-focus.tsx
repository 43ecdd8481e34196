import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';

const Root = styled.div`
  display: contents;
`;

/**
 * Around what changes under a person's hands: when the focused control goes, the focus goes to the neighbouring row, else to what says
 * `data-takes-focus`, else to the last control. Without a box of its own in the layout.
 */
export function KeptFocus({ children }: { children: ReactNode }): ReactElement {
  return <Root {...useKeptFocus()}>{children}</Root>;
}
