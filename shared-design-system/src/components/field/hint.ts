import styled from '@emotion/styled';

export const Hint = styled.p`
  font-size: var(--font-size-s);
  line-height: 1.45;
  color: var(--color-muted);
  text-wrap: pretty;
`;
