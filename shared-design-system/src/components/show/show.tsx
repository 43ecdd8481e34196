import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { media } from '../../tokens/media.ts';

type ShowProps = { children: ReactNode } & (
  | {
      /** Shown from this width on: where `StickyBar until` ends, or where the office has its list on the left. */
      from: 768 | 1000 | 1024;
      below?: never;
    }
  | {
      /** Shown below this width. */
      below: 768 | 1024;
      from?: never;
    }
);

const Root = styled.div`
  flex: 1;
  min-width: 0;

  &[data-from] {
    display: none;
  }

  /* In the office's header it takes no more room than it needs. */
  &[data-from='1024'],
  &[data-below] {
    flex: none;
  }

  ${media.tablet} {
    &[data-from='768'] {
      display: block;
    }

    &[data-below='768'] {
      display: none;
    }
  }

  ${media.split} {
    &[data-from='1000'] {
      display: block;
    }
  }

  ${media.desktop} {
    &[data-from='1024'] {
      display: block;
    }

    &[data-below] {
      display: none;
    }
  }
`;

/** What there is on some widths only; on the others it is neither seen nor read aloud. */
export function Show({ from, below, children }: ShowProps): ReactElement {
  return (
    <Root data-from={from} data-below={below}>
      {children}
    </Root>
  );
}
