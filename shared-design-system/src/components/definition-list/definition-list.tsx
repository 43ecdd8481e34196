import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';

const List = styled.dl`
  display: grid;
  gap: var(--space-1);

  dt {
    font-size: var(--font-size-s);
    line-height: 1.4;
    color: var(--color-muted);
  }

  dt:not(:first-of-type) {
    margin-top: var(--space-2);
  }

  dd {
    font-weight: var(--weight-medium);
    line-height: 1.4;
    text-wrap: pretty;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  [data-area='office'] & dd {
    font-weight: var(--weight-text);
  }
`;

export function DefinitionList(props: { items: readonly { term: ReactNode; value: ReactNode }[] }) {
  return (
    <List>
      {props.items.map(({ term, value }, index) => (
        <Fragment key={typeof term === 'string' ? term : index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
