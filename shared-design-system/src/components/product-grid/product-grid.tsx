import styled from '@emotion/styled';
import { Children, isValidElement, type ReactNode } from 'react';
import { productGrid } from '../../recipes/product-card.ts';

const List = styled.ul(productGrid);

export function ProductGrid({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <List data-columns={columns}>
      {Children.map(children, (child) => (isValidElement(child) ? <li key={child.key}>{child}</li> : null))}
    </List>
  );
}
