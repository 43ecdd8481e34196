import styled from '@emotion/styled';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.75rem;
  gap: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);

  &[data-over] {
    outline: var(--stroke-l) dashed var(--color-main-mark);
    outline-offset: var(--space-1-half);
  }
`;

export const Large = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  min-width: 0;

  > [data-frame] {
    position: relative;
    border-radius: var(--radius-m);
    overflow: hidden;
  }
`;

export const Uploading = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  place-content: center;
  gap: var(--space-2);
  padding: var(--space-3);
  background: var(--color-stage-shade);
  color: var(--color-on-stage);
  font-size: var(--font-size-s);
  text-align: center;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  > button {
    flex: 1 1 6.5rem;
  }
`;

export const Thumb = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: var(--radius-m);
  cursor: grab;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;

  &:disabled {
    cursor: default;
    opacity: 0.6;
  }

  &[aria-pressed='true'] {
    box-shadow:
      0 0 0 var(--stroke-l) var(--color-surface),
      0 0 0 var(--space-1) var(--color-main-mark);
  }

  &:focus-visible {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: 0.3125rem;
    border-radius: var(--radius-m);
  }

  img {
    pointer-events: none;
  }
`;

export const PositionBadge = styled.span`
  position: absolute;
  z-index: 1;
  top: var(--space-1-half);
  left: var(--space-1-half);
  min-width: 1.375rem;
  padding-inline: var(--space-1-half);
  border-radius: var(--radius-pill);
  background: var(--color-stage);
  color: var(--color-on-stage);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-medium);
  line-height: 1.375rem;
  text-align: center;
`;

export const ByMouse = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

export const ByTouch = styled.span`
  @media (hover: hover) {
    display: none;
  }
`;
