import type { ReactNode } from 'react';
import { media, Panes, styled } from 'shared-design-system/office';
import { paneHeight } from './pane-height.ts';

interface PreviewSplitProps {
  preview: ReactNode;
  settings: ReactNode;
}

const Pinned = styled.div`
  min-width: 0;

  /* In a window so low it would be all there is to see. */
  ${media.high} {
    position: sticky;
    z-index: 10;
    top: calc(var(--header-height) + var(--space-2));
  }

  /* Nothing shows in the gap above it. */
  ${media.belowDesktop} {
    box-shadow: 0 calc(-1 * var(--space-3)) 0 var(--color-ground);
  }
`;

const Settings = styled.div`
  min-width: 0;

  /* What Tab comes to is not behind the preview; a margin of its own would not count where it is in the window already. */
  ${media.belowDesktop} {
    ${media.high} {
      html:has(&) {
        scroll-padding-top: calc(var(--header-height) + ${paneHeight} + var(--space-6));
      }
    }
  }
`;

export function PreviewSplit({ preview, settings }: PreviewSplitProps) {
  return (
    <Panes share="rest">
      <Pinned>{preview}</Pinned>
      <Settings>{settings}</Settings>
    </Panes>
  );
}
