import { styled } from 'shared-design-system/office';

/** Around pictures that the merchant judges: the dark theme does not dim them. */
export const UnfilteredPictures = styled.div`
  display: contents;
  --picture-filter: none;
`;
