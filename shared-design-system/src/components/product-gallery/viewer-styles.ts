import styled from '@emotion/styled';
import { media } from '../../tokens/media.ts';

export const Slides = styled.div`
  display: flex;
  min-height: 0;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

export const Slide = styled.button`
  flex: 0 0 100%;
  min-width: 0;
  height: 100%;
  overflow: hidden;
  cursor: zoom-in;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--space-1));
  }

  &[data-zoomed] {
    overflow: auto;
    overscroll-behavior: contain;
    cursor: zoom-out;

    > img {
      width: 250%;
      height: 250%;
      max-width: none;
    }
  }
`;

export const Tools = styled.div`
  display: none;
  justify-content: center;
  gap: var(--space-4);
  padding: var(--space-2);

  ${media.tablet} {
    display: flex;
  }
`;
