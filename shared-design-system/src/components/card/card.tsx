import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { surface } from '../../recipes/card.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack, type StackProps } from '../stack/stack.tsx';

interface CardProps {
  title?: ReactNode;
  aside?: ReactNode;
  flush?: boolean;
  level?: 2 | 3;
  gap?: StackProps['gap'];
  id?: string;
  children?: ReactNode;
}

const Root = styled.section`
  ${surface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--card-inner);

  /* One of several in a dialog: the ground that it stands on is a card's already. */
  [role='dialog'] & {
    background: var(--color-sunken);
    box-shadow: none;
  }

  &[data-flush] {
    gap: var(--space-3);
    padding: 0;
    overflow: hidden;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  min-height: 1.75rem;
  flex-wrap: wrap;

  /* Beside so little of the title what stands aside goes below it. */
  > :first-child {
    flex: 1 1 7em;
  }

  [data-flush] > & {
    padding: var(--card-inner) var(--card-inner) 0;
  }
`;

const Aside = styled.div`
  flex: none;
  font-size: var(--font-size-s);
  color: var(--color-muted);
`;

export function Card({ title, aside, flush, level = 2, gap, id, children }: CardProps) {
  const titleId = useId();
  return (
    <Root id={id} data-flush={flush ? '' : undefined} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <Head>
          <Heading level={level} size="l" id={titleId}>
            {title}
          </Heading>
          {aside === undefined ? null : <Aside>{aside}</Aside>}
        </Head>
      )}
      {gap === undefined ? children : <Stack gap={gap}>{children}</Stack>}
    </Root>
  );
}
