import { cssOf, type Recipe, styled } from 'shared-design-system/office';
import type { Comparison } from '../modules.ts';

const width = 76;
const height = 24;
const margin = 3;

const look = {
  base: `
    flex: none;
    width: 4.75rem;
    height: 1.5rem;
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;

    > circle {
      fill: currentColor;
      stroke: none;
    }
  `,
  variants: {
    tone: {
      same: 'color: var(--color-muted);',
      better: 'color: var(--color-happy);',
      worse: 'color: var(--color-danger);',
    } satisfies Record<Comparison, string>,
  },
} satisfies Recipe;

const Line = styled.svg(cssOf(look));

interface Point {
  x: number;
  y: number;
}

function pointsOf(values: readonly (number | null)[]): Point[] {
  const most = Math.max(...values.map((value) => value ?? 0)) || 1;
  return values.flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            x: margin + (index / Math.max(1, values.length - 1)) * (width - 2 * margin),
            y: height - margin - (value / most) * (height - 2 * margin),
          },
        ],
  );
}

export function Sparkline({ values, tone }: { values: readonly (number | null)[]; tone: Comparison }) {
  const points = pointsOf(values);
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  return (
    <Line viewBox={`0 0 ${width} ${height}`} data-tone={tone} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <circle cx={last.x} cy={last.y} r="2" />
    </Line>
  );
}
