import styled from '@emotion/styled';
import { forwardRef, type KeyboardEvent } from 'react';
import { rowList } from '../../lazy-texts.ts';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { Icon } from '../icon/icon.tsx';

const listLook = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sort-gap);

    /* Things stay where they are while one is dragged: the line says where it will land. */
    &[data-sorting] > li {
      transform: none !important;
    }
  `,
  variants: {
    gap: {
      0: '--sort-gap: var(--space-0);',
      1: '--sort-gap: var(--space-1);',
      2: '--sort-gap: var(--space-2);',
      3: '--sort-gap: var(--space-3);',
      4: '--sort-gap: var(--space-4);',
      5: '--sort-gap: var(--space-5);',
      6: '--sort-gap: var(--space-6);',
    },
  },
} satisfies Recipe;

export const List = styled.ul(cssOf(listLook));

const ring =
  'radial-gradient(circle, transparent 0.125rem, var(--color-main-mark) 0.15625rem 0.25rem, transparent 0.28125rem)';

const itemLook = {
  base: `
    position: relative;
    min-width: 0;
    list-style: none;
  `,
  variants: {
    grab: {
      item: `
        /* A finger that goes on scrolls; one that stays picks the item up. */
        touch-action: manipulation;
        cursor: grab;
      `,
    },
    drop: {
      top: `
        &::before {
          top: calc(-0.28125rem - var(--sort-gap) / 2);
        }
      `,
      bottom: `
        &::before {
          bottom: calc(-0.28125rem - var(--sort-gap) / 2);
        }
      `,
    },
  },
  states: `
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
  `,
} satisfies Recipe;

export const Item = styled.li(cssOf(itemLook));

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

interface HandleProps {
  name: string;
  itemKey: string;
  hintId: string;
  disabled: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
}

export const Handle = forwardRef<HTMLButtonElement, HandleProps>(function Handle(props, ref) {
  const { name, itemKey, hintId, disabled, onKeyDown, onKeyUp } = props;
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
    >
      <Icon name="grip" />
    </Grip>
  );
});
