import { styled } from 'shared-design-system/office';

/** A card as a row of a list. */
export const CardRow = styled.li`
  padding: var(--space-2) var(--space-4);
  list-style: none;
`;
