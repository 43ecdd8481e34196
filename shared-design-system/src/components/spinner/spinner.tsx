import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 18px;
  height: 18px;
  border: 2.5px solid color-mix(in srgb, currentColor 30%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  &[data-size='s'] {
    width: 14px;
    height: 14px;
    border-width: 2px;
  }

  &[data-size='l'] {
    width: 32px;
    height: 32px;
    border-width: 3px;
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
