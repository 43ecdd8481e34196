import styled from '@emotion/styled';
import { forwardRef, type KeyboardEvent } from 'react';
import { gaps } from '../../recipes/space.ts';
import { rows } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gaps}

  /* Things stay where they are while one is dragged: the line says where it will land. */
  &[data-sorting] > li {
    transform: none !important;
  }
`;

/** A row; `data-drop` shows the drop line at its closest edge (sentence 2.13.3). */
export const Item = styled.li`
  position: relative;
  min-width: 0;
  list-style: none;

  &[data-grab='item'] {
    touch-action: none;
    cursor: grab;
  }

  &[data-source] {
    opacity: 0.35;
  }

  &[data-drop]::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset-inline: -4px;
    height: 3px;
    border-radius: 2px;
    background: var(--color-main-mark);
  }

  &[data-drop='top']::before {
    top: -6px;
  }

  &[data-drop='bottom']::before {
    bottom: -6px;
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
  width: 44px;
  min-height: 44px;
  height: 100%;
  border-radius: var(--radius-m);
  color: var(--color-muted);
  cursor: grab;
  touch-action: none;
`;

export interface HandleProps {
  name: string;
  itemKey: string;
  disabled: boolean;
  /** Arrow keys move the row. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Pressing it, without a drag, opens something of the row. */
  onPress?: () => void;
  expanded?: boolean;
}

/** What a row is dragged by; arrow keys move the row. */
export const Handle = forwardRef<HTMLButtonElement, HandleProps>(function Handle(props, ref) {
  const { name, itemKey, disabled, onKeyDown, onPress, expanded } = props;
  return (
    <Grip
      ref={ref}
      type="button"
      aria-label={rows.handle(name)}
      data-sort-handle={itemKey}
      disabled={disabled}
      onKeyDown={onKeyDown}
      onClick={onPress}
      aria-expanded={expanded}
    >
      <Icon name="grip" />
    </Grip>
  );
});
