import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { media } from '../../recipes/media.ts';

export type OnlyProps = { children: ReactNode } & (
  | {
      /** Shown from this width on: where `StickyBar until` ends. */
      from: 768 | 1000;
      below?: never;
    }
  | {
      /** Shown below this width: where the office has its list on the left. */
      below: 1024;
      from?: never;
    }
);

const Root = styled.div`
  flex: 1;
  min-width: 0;

  &[data-from] {
    display: none;
  }

  ${media.tablet} {
    &[data-from='768'] {
      display: block;
    }
  }

  ${media.split} {
    &[data-from] {
      display: block;
    }
  }

  ${media.desktop} {
    &[data-below] {
      display: none;
    }
  }
`;

/** What there is on some widths only; on the others it is neither seen nor read aloud. */
export function Only({ from, below, children }: OnlyProps): ReactElement {
  return (
    <Root data-from={from} data-below={below}>
      {children}
    </Root>
  );
}
