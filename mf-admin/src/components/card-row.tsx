import { styled } from 'shared-design-system/office';

export const CardRow = styled.li`
  padding: var(--space-2) var(--space-4);
  list-style: none;
`;
