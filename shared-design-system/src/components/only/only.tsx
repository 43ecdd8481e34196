import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { media } from '../../recipes/media.ts';

export interface OnlyProps {
  /** Shown from this width on: where `StickyBar until` ends. */
  from: 768 | 1000;
  children: ReactNode;
}

const Root = styled.div`
  display: none;
  flex: 1;
  min-width: 0;

  ${media.tablet} {
    &[data-from='768'] {
      display: block;
    }
  }

  ${media.split} {
    display: block;
  }
`;

/** What there is on wide screens only; on narrower ones it is neither seen nor read aloud. */
export function Only({ from, children }: OnlyProps): ReactElement {
  return <Root data-from={from}>{children}</Root>;
}
