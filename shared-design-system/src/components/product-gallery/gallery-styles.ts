import styled from '@emotion/styled';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  ${media.phone} {
    &[data-empty] > div {
      min-height: 0;
      max-height: 10rem;
    }

    &[data-empty] > ul {
      grid-template-columns: repeat(3, var(--size-10));
    }
  }

  ${media.split} {
    grid-template-columns: calc(var(--thumb-height) * 3 / 3.5) auto;
    justify-content: start;
  }
`;

export const Main = styled.div`
  position: relative;
  margin-inline: calc(-1 * var(--gutter));
  aspect-ratio: 3 / 3.5;
  overflow: hidden;
  background: var(--color-sunken);

  /* On a low phone the product's name stays in view below it, above the bar with the button. */
  ${media.phone} {
    width: calc(100% + 2 * var(--gutter));
    max-height: 50svh;
    min-height: 15rem;
  }

  /* Beside the words: the whole picture, not a strip of it. */
  ${media.low} {
    width: auto;
    max-height: 64svh;
    min-height: 0;
    margin-inline: 0;
    border-radius: var(--radius-l);
  }

  ${media.tablet} {
    margin-inline: 0;
    border-radius: var(--radius-l);
  }

  ${media.split} {
    grid-area: 1 / 2;
    width: calc(var(--gallery-height) * 3 / 3.5);
    height: var(--gallery-height);

    &:not([data-many]) {
      grid-column: 1 / -1;
    }
  }
`;

export const Strip = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    border-radius: inherit;
    outline-offset: calc(-1 * var(--space-1));
  }

  > a {
    display: block;
    flex: 0 0 100%;
    cursor: zoom-in;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  > a:focus-visible {
    outline-offset: calc(-1 * var(--space-1));
  }

  /* A browser asks for lazy pictures that are a swipe away: what has no box is asked for by nobody. */
  @media (scripting: enabled) {
    &:not([data-awake], :hover, :focus-within) > a + a img {
      display: none;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

export const Badge = styled.div`
  position: absolute;
  top: var(--space-4);
  left: var(--space-4);
  line-height: 0;
  pointer-events: none;
`;

export const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, var(--size-18));
  gap: var(--space-2);
  padding: var(--space-1);

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.split} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding: 0;
  }
`;

export const Thumb = styled.button`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 3.5;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-sunken);

  &:focus-visible {
    border-radius: var(--radius-s);
  }

  &[aria-current='true'] {
    box-shadow:
      0 0 0 var(--stroke-l) var(--color-ground),
      0 0 0 var(--space-1) var(--color-main-mark);
  }

  ${media.tablet} {
    border-radius: var(--radius-m);
  }

  ${media.split} {
    height: var(--thumb-height);
  }
`;
