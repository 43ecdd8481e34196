import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';

const Root = styled.div`
  display: contents;
`;

/**
 * Around what changes under a person's hands: when the focused control disappears, the focus moves to the neighbouring row, else to the element with
 * `data-takes-focus`, else to the last control. Adds no box to the layout.
 */
export function FocusFallback({ children }: { children: ReactNode }) {
  return <Root {...useFocusFallback()}>{children}</Root>;
}
