import styled from '@emotion/styled';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px;
  gap: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);

  &[data-over] {
    outline: 2px dashed var(--color-main-mark);
    outline-offset: 6px;
  }
`;

export const Large = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  min-width: 0;

  > [data-frame] {
    border-radius: var(--radius-m);
    overflow: hidden;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  > button {
    flex: 1 1 104px;
  }
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-width: 0;
`;

export const Thumb = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: var(--radius-m);
  cursor: grab;
  touch-action: none;

  &[aria-pressed='true'] {
    outline: 2px solid var(--color-main-mark);
    outline-offset: 2px;
  }

  &:focus-visible {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: 3px;
    border-radius: var(--radius-m);
  }

  img {
    pointer-events: none;
  }
`;

export const Place = styled.span`
  position: absolute;
  z-index: 1;
  top: 6px;
  left: 6px;
  min-width: 22px;
  padding-inline: 6px;
  border-radius: var(--radius-pill);
  background: var(--color-stage);
  color: var(--color-on-stage);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-medium);
  line-height: 22px;
  text-align: center;
`;

/** Words for a mouse, which can drop a file. */
export const ByMouse = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

/** Words for a finger, which cannot. */
export const ByTouch = styled.span`
  @media (hover: hover) {
    display: none;
  }
`;
