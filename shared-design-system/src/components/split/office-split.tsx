import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useBelowDesktop } from '../../hooks/use-below-desktop.ts';
import { pane } from '../../recipes/pane.ts';
import { media } from '../../tokens/media.ts';
import { PanesRoot } from './panes.tsx';

const Root = styled(PanesRoot)`
  > div {
    ${pane}
  }

  /* What comes stands still: nothing is shown below what is still on its way. */
  ${media.belowDesktop} {
    &[data-in-order] > :has(div[aria-busy='true']) ~ *,
    &[data-in-order] > div > div > :has(div[aria-busy='true']) ~ *,
    &[data-in-order] > div > div > div[aria-busy='true'] ~ * {
      display: none;
    }
  }
`;

interface OfficeSplitProps {
  sideFirst?: boolean;
  inOrder?: boolean;
  main: ReactNode;
  side: ReactNode;
}

/**
 * The office's main pane, and one of 360 px beside it from 1024 px. They are in the document in the order of the screen, which the Tab key follows.
 */
export function OfficeSplit({ sideFirst, inOrder, main, side }: OfficeSplitProps) {
  const narrow = useBelowDesktop();
  const panes = [
    <div key="main" data-pane="main">
      {main}
    </div>,
    <div key="side" data-pane="side">
      {side}
    </div>,
  ];
  return (
    <Root data-share="rest" data-in-order={inOrder ? '' : undefined}>
      {sideFirst && narrow ? panes.reverse() : panes}
    </Root>
  );
}
