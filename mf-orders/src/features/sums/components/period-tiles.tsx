import { type ReactNode, useId } from 'react';
import { styled } from 'shared-design-system/office';

interface PeriodTile<Value extends string> {
  value?: Value;
  label: string;
  sum: ReactNode;
  hint?: ReactNode;
}

interface PeriodTilesProps<Value extends string> {
  label: string;
  tiles: readonly PeriodTile<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr));
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--space-2));
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-half);
  min-width: 0;
  min-height: var(--touch);
  padding: var(--space-2);
  border-radius: var(--radius-m);
  font-size: var(--font-size-xs);
  line-height: 1.35;
  color: var(--color-muted);

  > strong {
    font-size: var(--font-size-m);
    font-weight: var(--weight-medium);
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.3;
    color: var(--color-text);
    overflow-wrap: anywhere;
  }

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(input:checked) {
    background: var(--color-ground);
  }

  &:has(input:focus-visible) {
    outline: var(--focus-width) solid var(--color-focus);
  }
`;

export function PeriodTiles<Value extends string>(props: PeriodTilesProps<Value>) {
  const { label, tiles, value, onChange } = props;
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label}>
      {tiles.map((tile) => {
        const words = (
          <>
            <span>{tile.label}</span>
            <strong>{tile.sum}</strong>
            {tile.hint ? <span>{tile.hint}</span> : null}
          </>
        );
        if (tile.value === undefined) {
          return (
            <Tile key={tile.label} as="div">
              {words}
            </Tile>
          );
        }
        const { value: period } = tile;
        return (
          <Tile key={tile.label}>
            {words}
            <input type="radio" name={name} checked={period === value} onChange={() => onChange(period)} />
          </Tile>
        );
      })}
    </Root>
  );
}
