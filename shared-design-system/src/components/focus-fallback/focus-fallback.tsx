import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';

const Root = styled.div`
  display: contents;
`;

/**
 * Around what changes under a person's hands: when the focused control goes, the focus goes to the neighbouring row, else to what says
 * `data-takes-focus`, else to the last control. Without a box of its own in the layout.
 */
export function FocusFallback({ children }: { children: ReactNode }) {
  return <Root {...useFocusFallback()}>{children}</Root>;
}
