import styled from '@emotion/styled';
import { type OwnVariables, ownVariables } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';

export const Layout = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;

  ${media.dialog} {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 20rem;
    height: min(34rem, 70vh);
  }
`;

export const Stage = styled.div`
  position: relative;
  min-height: 15rem;
  overflow: hidden;
  background: var(--color-stage);
  color: var(--color-on-stage);
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--space-1));
    outline-color: var(--color-on-stage);
  }
`;

const Centred = styled.div<OwnVariables>`
  ${ownVariables}
  position: absolute;
  inset: 0;
  width: var(--width);
  height: var(--height);
  margin: auto;
  pointer-events: none;
`;

export const Window = styled(Centred)`
  outline: var(--stroke-l) solid var(--color-on-stage);
  box-shadow: 0 0 0 125rem var(--color-stage-shade);
  background:
    linear-gradient(var(--color-on-stage) 0 0) 33.33% 0 / var(--stroke-s) 100% no-repeat,
    linear-gradient(var(--color-on-stage) 0 0) 66.66% 0 / var(--stroke-s) 100% no-repeat,
    linear-gradient(var(--color-on-stage) 0 0) 0 33.33% / 100% var(--stroke-s) no-repeat,
    linear-gradient(var(--color-on-stage) 0 0) 0 66.66% / 100% var(--stroke-s) no-repeat;
  opacity: 0.9;
`;

export const Seen = styled(Centred)`
  border: 0 dashed var(--color-on-stage);
  border-inline-width: var(--stroke-l);
`;

const arm = 'linear-gradient(var(--color-on-stage) 0 0)';
const ends = ['0 0', '100% 0', '0 100%', '100% 100%'];

export const Corners = styled(Centred)`
  padding: var(--space-1);
  box-sizing: content-box;
  background: ${ends.flatMap((end) => [`${arm} ${end} / var(--size-6) var(--space-1) no-repeat`, `${arm} ${end} / var(--space-1) var(--size-6) no-repeat`]).join(', ')};
`;

export const Notice = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  place-content: center;
  gap: var(--space-4);
  padding: var(--space-5);
  text-align: center;
`;

export const Controls = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));

  ${media.dialog} {
    grid-template-rows: auto auto auto auto 1fr;
    align-content: stretch;
    gap: var(--space-5);
    padding: var(--space-5);
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-self: end;
  gap: var(--space-2);

  > [role='alert'] {
    grid-column: 1 / -1;
  }
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > button {
    flex: 1 1 auto;
  }
`;

export const Hint = styled.p`
  font-size: var(--font-size-s);
  line-height: 1.45;
  color: var(--color-muted);
`;
