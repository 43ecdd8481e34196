import styled from '@emotion/styled';

const Line = styled.hr`
  width: 100%;
  height: var(--stroke-s);
  margin: 0;
  border: 0;
  background: var(--color-border);
`;

export const Divider = () => <Line />;
