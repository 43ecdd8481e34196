import styled from '@emotion/styled';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { officeTexts, rowList } from '../../lazy-texts.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { rowTexts } from '../../texts.ts';
import { media } from '../../tokens/media.ts';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface RowControlsProps extends VariantsOf<typeof look> {
  label: string;
  onFirst?: (() => void) | undefined;
  onLast?: (() => void) | undefined;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onPlace?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onCopy?: (() => void) | undefined;
  actions?: readonly { words: string; icon: IconName; onPress: () => void }[];
  disabled?: boolean;
  still?: boolean;
}

const look = {
  base: 'display: inline-flex;',
  variants: {
    variant: {
      icons: '',
      words: `
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8.25rem, 1fr));
        gap: var(--space-2);
        max-width: 52rem;

        /* On a desktop those stand in the row itself. */
        ${media.desktop} {
          > [data-still] {
            display: none;
          }
        }
      `,
    },
  },
} satisfies Recipe;

const Group = styled.div(cssOf(look));

/** At an end of the list the focus moves to the button of the other direction, never to one that removes. */
function otherMoveButton(box: Element): HTMLElement | null {
  return box.querySelector('[data-way]:not(:disabled)');
}

export function RowControls(props: RowControlsProps) {
  const {
    label,
    onUp,
    onDown,
    onPlace,
    onRemove,
    onCopy,
    actions = [],
    disabled = false,
    variant = 'icons',
    still,
  } = props;
  const kept = useFocusFallback(otherMoveButton);
  const hasEnds = 'onFirst' in props || 'onLast' in props;
  const first = { words: rowList.first, icon: 'arrow-up-to-line', press: props.onFirst, kind: 'end' } as const;
  const last = { words: rowList.last, icon: 'arrow-down-to-line', press: props.onLast, kind: 'end' } as const;
  const moves = [
    ...(hasEnds ? [first] : []),
    { words: rowList.up, icon: 'arrow-up', press: onUp, kind: 'way' },
    { words: rowList.down, icon: 'arrow-down', press: onDown, kind: 'way' },
    ...(hasEnds ? [last] : []),
    ...(onPlace ? [{ words: officeTexts.moveTo, icon: 'arrow-up-down', press: onPlace, kind: 'place' } as const] : []),
  ] as const;
  const items = [
    ...(still ? [] : moves),
    ...(onCopy ? [{ words: officeTexts.copy, icon: 'copy', press: onCopy, kind: 'copy' } as const] : []),
    ...actions.map(({ onPress: press, ...action }) => ({ ...action, press, kind: 'copy' }) as const),
    ...('onRemove' in props
      ? [{ words: rowList.remove, icon: 'trash', press: onRemove, kind: 'remove' } as const]
      : []),
  ] as const;
  return (
    <Group role="group" aria-label={rowList.controls(label)} data-variant={variant} {...kept}>
      {items.map(({ words, icon, press, kind }) => {
        const shared = {
          disabled: disabled || press === undefined,
          onClick: press,
          'aria-label': rowTexts.named(words, label),
          'data-way': kind === 'way' ? '' : undefined,
          'data-still': kind === 'copy' || kind === 'remove' ? '' : undefined,
        };
        return variant === 'icons' ? (
          <IconButton key={icon} icon={icon} label={shared['aria-label']} {...shared} />
        ) : (
          <Button key={icon} icon={icon} size="s" variant={kind === 'remove' ? 'danger' : 'outline'} {...shared}>
            {words}
          </Button>
        );
      })}
    </Group>
  );
}
