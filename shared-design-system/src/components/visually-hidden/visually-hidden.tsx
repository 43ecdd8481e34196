import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../recipes/text.ts';

const Root = styled.span(visuallyHidden);

export function VisuallyHidden(props: { as?: 'span' | 'h1' | 'h2' | 'p'; id?: string; children: ReactNode }) {
  const { as = 'span', id, children } = props;
  return (
    <Root as={as} id={id}>
      {children}
    </Root>
  );
}
