import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  border: var(--stroke-mark) solid color-mix(in srgb, currentColor 30%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  &[data-size='s'] {
    width: 0.875rem;
    height: 0.875rem;
    border-width: var(--stroke-l);
  }

  &[data-size='l'] {
    width: var(--size-8);
    height: var(--size-8);
    border-width: var(--stroke-xl);
  }
`;

/** Something works and will not take long. With a label it is read aloud. */
export function Spinner({ size = 'm', label }: { size?: 's' | 'm' | 'l'; label?: string }): ReactElement {
  return label === undefined ? (
    <Ring data-size={size} aria-hidden />
  ) : (
    <Ring data-size={size} role="status" aria-label={label} />
  );
}
