import styled from '@emotion/styled';
import { forwardRef, type KeyboardEvent } from 'react';
import { rowList } from '../../lazy-texts.ts';
import { gaps } from '../../recipes/space.ts';
import { Icon } from '../icon/icon.tsx';

/** The gap as a length, so that the drop line stands in its middle. */
const gapValues = [0, 1, 2, 3, 4, 5, 6]
  .map((step) => `&[data-gap='${step}']{--sort-gap:var(--space-${step})}`)
  .join('');

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gaps}
  ${gapValues}

  /* Things stay where they are while one is dragged: the line says where it will land. */
  &[data-sorting] > li {
    transform: none !important;
  }
`;

/** The end of the drop line. */
const ring =
  'radial-gradient(circle, transparent 0.125rem, var(--color-main-mark) 0.15625rem 0.25rem, transparent 0.28125rem)';

/** A row; `data-drop` shows the drop line at its closest edge (promise 2.13.3). */
export const Item = styled.li`
  position: relative;
  min-width: 0;
  list-style: none;

  /* A finger that goes on scrolls; one that stays picks the item up. */
  &[data-grab='item'] {
    touch-action: manipulation;
    cursor: grab;
  }

  &[data-source] {
    opacity: 0.35;
  }

  &[data-lifted] {
    border-radius: var(--radius-m);
    box-shadow: var(--shadow-float);
  }

  &[data-drop]::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset-inline: calc(-1 * var(--space-1-half));
    height: 0.5625rem;
    pointer-events: none;
    background:
      ${ring} 0 0 / 0.5625rem 0.5625rem no-repeat,
      ${ring} 100% 0 / 0.5625rem 0.5625rem no-repeat,
      linear-gradient(var(--color-main-mark) 0 0) 50% 50% / calc(100% - var(--space-4)) var(--stroke-xl) no-repeat;
  }

  &[data-drop='top']::before {
    top: calc(-0.28125rem - var(--sort-gap) / 2);
  }

  &[data-drop='bottom']::before {
    bottom: calc(-0.28125rem - var(--sort-gap) / 2);
  }

  /* The copy that follows the pointer. */
  &[data-helper] {
    z-index: 90;
    border-radius: var(--radius-m);
    background: var(--color-raised);
    box-shadow: var(--shadow-float);
    /* The line below it stays visible. */
    opacity: 0.85;
    pointer-events: auto;
    cursor: grabbing;
  }
`;

const Grip = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  min-height: var(--touch);
  height: 100%;
  border-radius: var(--radius-m);
  color: var(--color-muted);
  cursor: grab;
  touch-action: none;
`;

export interface HandleProps {
  name: string;
  itemKey: string;
  /** Where it is said how keys sort. */
  hintId: string;
  disabled: boolean;
  /** Space picks the row up and puts it down, arrows move it. */
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
  /** Pressing it, without a drag, opens something of the row. */
  onPress?: () => void;
  expanded?: boolean;
}

/** What a row is dragged by; keys move the row, too. */
export const Handle = forwardRef<HTMLButtonElement, HandleProps>(function Handle(props, ref) {
  const { name, itemKey, hintId, disabled, onKeyDown, onKeyUp, onPress, expanded } = props;
  return (
    <Grip
      ref={ref}
      type="button"
      aria-label={rowList.handle(name)}
      data-sort-handle={itemKey}
      disabled={disabled}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onClick={onPress}
      aria-expanded={expanded}
    >
      <Icon name="grip" />
    </Grip>
  );
});
