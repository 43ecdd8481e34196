import { styled } from 'shared-design-system/office';

/** Around pictures that are judged: the dark theme does not dim them. Without a box of its own. */
export const UnfilteredPictures = styled.div`
  display: contents;
  --picture-filter: none;
`;
