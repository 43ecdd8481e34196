import styled from '@emotion/styled';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { office, rowList } from '../../lazy-texts.ts';
import { rows } from '../../texts.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface RowControlsProps {
  /** What the row is called; read aloud with each button. */
  label: string;
  /** Left out: it is the first. */
  onUp?: (() => void) | undefined;
  /** Left out: it is the last. */
  onDown?: (() => void) | undefined;
  /** Asks for any other place; there is no such button without it. */
  onPlace?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Makes another one like it; there is no such button without it. */
  onCopy?: (() => void) | undefined;
  disabled?: boolean;
  /** words: three wide buttons under the row (phones). */
  variant?: 'icons' | 'words';
}

const Group = styled.div`
  display: inline-flex;

  &[data-variant='words'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2);
  }

  &[data-variant='words'][data-many] {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** At an end of the list: the other way. Never on to what removes. */
function otherWay(box: Element): HTMLElement | null {
  return box.querySelector('[data-way]:not(:disabled)');
}

/** The control of a reorderable row: up, down and remove (promise 2.13.2). */
export function RowControls(props: RowControlsProps) {
  const { label, onUp, onDown, onPlace, onRemove, onCopy, disabled = false, variant = 'icons' } = props;
  const kept = useFocusFallback(otherWay);
  const items = [
    { words: rowList.up, icon: 'arrow-up', press: onUp, kind: 'way' },
    { words: rowList.down, icon: 'arrow-down', press: onDown, kind: 'way' },
    ...(onPlace ? [{ words: office.place, icon: 'arrow-up-down', press: onPlace, kind: 'place' } as const] : []),
    ...(onCopy ? [{ words: office.copy, icon: 'copy', press: onCopy, kind: 'copy' } as const] : []),
    { words: rowList.remove, icon: 'trash', press: onRemove, kind: 'remove' },
  ] as const;
  return (
    <Group
      role="group"
      aria-label={rowList.controls(label)}
      data-variant={variant}
      data-many={items.length > 3 ? '' : undefined}
      {...kept}
    >
      {items.map(({ words, icon, press, kind }) => {
        const shared = {
          disabled: disabled || press === undefined,
          onClick: press,
          'aria-label': rows.named(words, label),
          'data-way': kind === 'way' ? '' : undefined,
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
