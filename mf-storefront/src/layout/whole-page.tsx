import type { ReactNode } from 'react';
import { ShopPage, styled } from 'shared-design-system/shop';

const Whole = styled.div`
  min-height: calc(100svh - var(--header-height));
`;

export function WholePage({ children }: { children: ReactNode }) {
  return (
    <ShopPage>
      <Whole>{children}</Whole>
    </ShopPage>
  );
}
