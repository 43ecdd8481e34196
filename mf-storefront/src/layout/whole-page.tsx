import type { ReactNode } from 'react';
import { ShopPage, styled } from 'shared-design-system/shop';

const Whole = styled.div`
  min-height: calc(100svh - var(--header-height));
`;

/**
 * A page that is as high as the window below the header, so that the footer is not seen to jump: for what comes before it is known how much
 * there is to show, and for the little that may come in its place.
 */
export function WholePage({ children }: { children: ReactNode }) {
  return (
    <ShopPage>
      <Whole>{children}</Whole>
    </ShopPage>
  );
}
