import { styled } from 'shared-design-system/office';

export const Stage = styled.div`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
  border-radius: var(--radius-m);
`;
