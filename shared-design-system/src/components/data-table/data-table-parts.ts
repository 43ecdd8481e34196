import styled from '@emotion/styled';
import { visuallyHidden } from '../../recipes/text.ts';
import { wide } from './cell.ts';

export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  background: var(--color-surface);
  border-radius: var(--radius-m);
  box-shadow: inset 0 0 0 1px var(--color-border);

  /* Pictures go pale; words stay readable. */
  &[aria-busy='true'] > tbody {
    cursor: progress;

    img {
      opacity: 0.5;
    }
  }

  > caption {
    ${visuallyHidden}
  }

  ${wide} {
    display: table;
  }
`;

/** What stands where there are no rows. */
export const Nothing = styled.div`
  padding: var(--space-4);
`;
