import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { media } from '../../tokens/media.ts';

export interface SplitProps {
  /** office: side of 360 px from 1024; checkout: sticky side of 416 px from 1000; product: gallery left, words right, from 768, or on a phone's side. */
  variant: 'office' | 'checkout' | 'product';
  /** On a phone the side comes first. */
  sideFirst?: boolean;
  main: ReactNode;
  side: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  &[data-variant='office'] {
    gap: var(--space-3);
  }

  &[data-variant='product'] {
    gap: var(--space-5);
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
    min-width: 0;
  }

  /* Its heading fits its width. */
  &[data-variant='product'] > [data-pane='side'] {
    container-type: inline-size;
  }

  ${media.belowDesktop} {
    &[data-side-first] > [data-pane='side'] {
      order: -1;
    }
  }

  ${media.low} {
    &[data-variant='product'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.tablet} {
    &[data-variant='product'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-6);
    }
  }

  ${media.split} {
    &[data-variant='checkout'] {
      grid-template-columns: minmax(0, 1fr) 26rem;
      gap: var(--space-8);
    }

    &[data-variant='checkout'] > [data-pane='side'] {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      order: 0;
      gap: var(--space-5);
    }

    &[data-variant='product'] {
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-7);
    }

    &[data-variant='product'] > [data-pane='main'] {
      position: sticky;
      top: calc(var(--header-height) + var(--space-4));
    }
  }

  ${media.desktop} {
    &[data-variant='office'] {
      grid-template-columns: minmax(0, 1fr) 22.5rem;
      gap: var(--space-4);
    }
  }

  ${media.wide} {
    &[data-variant='product'] {
      gap: var(--space-8);
    }
  }
`;

/** A main pane and one beside it; below each other where there is no room. */
export function Split({ variant, sideFirst, main, side }: SplitProps): ReactElement {
  return (
    <Root data-variant={variant} data-side-first={sideFirst ? '' : undefined}>
      <div data-pane="main">{main}</div>
      <div data-pane="side">{side}</div>
    </Root>
  );
}
