import styled from '@emotion/styled';

/** What helps to fill a field in, below it. */
export const Hint = styled.p`
  font-size: var(--font-size-s);
  line-height: 1.45;
  color: var(--color-muted);
  text-wrap: pretty;
`;
