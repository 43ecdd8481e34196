import styled from '@emotion/styled';
import { type OwnVariables, ownVariables } from '../../recipes/recipe.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.tablet} {
    gap: var(--space-5);
  }
`;

/**
 * The browser scrolls the strip from panel to panel until the engine takes over (`data-sliding`), so that it works
 * without any script.
 */
export const Viewport = styled.div`
  --bleed: var(--space-4);
  --panel-gap: var(--space-4);
  margin: calc(-1 * var(--space-3)) calc(-1 * var(--bleed)) calc(-1 * var(--space-6));
  padding: var(--space-3) var(--bleed) var(--space-6);
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--bleed);
  scrollbar-width: none;
  -webkit-tap-highlight-color: transparent;

  &[data-sliding] {
    overflow: hidden;
    overflow: clip;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
  }

  &[data-sliding]:not([data-single]) {
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }

  &[data-dragging]:not([data-single]),
  &[data-dragging]:not([data-single]) * {
    cursor: grabbing;
  }

  @media (scripting: none) {
    scrollbar-width: thin;
  }

  ${media.tablet} {
    --panel-gap: var(--space-5);
  }
`;

export const Strip = styled.div<OwnVariables>`
  ${ownVariables}
  display: flex;
  gap: var(--panel-gap);

  /* The room after the last panel, so that the browser can scroll it to the view's beginning. */
  &::after {
    content: '';
    flex: none;
    width: var(--bleed);
    margin-left: calc(-1 * var(--panel-gap));
  }

  ${media.tablet} {
    --per-view: var(--tablet);
  }

  ${media.desktop} {
    --per-view: var(--desktop);
  }
`;

export const Panel = styled.div`
  flex: 0 0 calc((100% - (var(--per-view) - 1) * var(--panel-gap)) / var(--per-view));
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  &:focus-visible {
    border-radius: var(--radius-l);
  }
`;

const controls = `
  position: relative;
  z-index: 1;

  @media (scripting: none) {
    display: none;
  }
`;

export const Arrows = styled.div`
  ${controls}
  display: flex;
  flex: none;
  gap: var(--space-2);
`;

export const Foot = styled.div`
  ${controls}
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: var(--touch);
  margin-top: calc(-1 * var(--space-1));

  ${media.tablet} {
    gap: var(--space-2);
  }
`;

export const Arrow = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--size-12);
  height: var(--size-12);
  border: var(--field-border) solid var(--color-control-border);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-text);
  touch-action: manipulation;
  transition:
    background var(--duration-base) var(--ease),
    color var(--duration-base) var(--ease);

  ${media.hover} {
    &:hover {
      background: var(--color-inverse);
      border-color: var(--color-inverse);
      color: var(--color-on-inverse);
    }
  }

  &:disabled {
    background: none;
    border-color: var(--color-border);
    color: var(--color-border);
    cursor: not-allowed;
  }
`;

export const Live = styled.p(visuallyHidden);
