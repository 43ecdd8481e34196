import styled from '@emotion/styled';
import { visuallyHidden } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';

export interface Bar {
  name: string;
  tick?: string | undefined;
  value: number;
  text: string;
  mark?: string | undefined;
  current?: boolean;
}

interface BarChartProps {
  label: string;
  heads: readonly [string, string];
  bars: readonly Bar[];
}

const Root = styled.figure`
  position: relative;
  margin: 0;
  container-type: inline-size;
`;

const Plot = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-top: var(--space-5);

  &[data-many] {
    gap: var(--space-half);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  justify-items: center;
  font-size: var(--font-size-xs);
  line-height: 1.3;
  color: var(--color-muted);
  white-space: nowrap;

  &[data-current] {
    color: var(--color-text);
  }

  > svg {
    display: block;
    width: 100%;
    max-width: 3rem;
    overflow: visible;
    fill: var(--color-track);
  }

  &[data-current] > svg {
    fill: var(--color-main-mark);
  }

  text {
    font-size: var(--font-size-xs);
    font-weight: var(--weight-medium);
    font-variant-numeric: lining-nums tabular-nums;
    fill: var(--color-text);
  }

  > span {
    min-height: 1.3em;
  }

  /* Bars narrower than their words: the last of these ends where the chart does. */
  @container (max-width: 24rem) {
    &:last-of-type > span {
      justify-self: end;
    }
  }

  ${media.largeType} {
    &,
    text {
      font-size: 0.5625rem;
    }
  }
`;

const Hidden = styled.div(visuallyHidden);

const height = 112;
const least = 3;
const crowded = 12;

function placeOf(index: number, count: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  const nearEnd = count > crowded ? 2 : 1;
  if (index < nearEnd) return { x: '0%', textAnchor: 'start' };
  if (index >= count - nearEnd) return { x: '100%', textAnchor: 'end' };
  return { x: '50%', textAnchor: 'middle' };
}

export function BarChart({ label, heads, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Root>
      <Plot aria-hidden data-many={bars.length > crowded ? '' : undefined}>
        {bars.map(({ name, tick, value, text, mark, current }, index) => {
          const tall = value > 0 ? Math.max(least, Math.round((value / most) * height)) : 0;
          return (
            <Column key={name} data-current={current ? '' : undefined}>
              <svg height={height}>
                <title>{`${name}: ${text}`}</title>
                <rect width="100%" height={tall || 1} y={height - (tall || 1)} rx={tall > least ? 3 : 0} />
                {mark ? (
                  <text {...placeOf(index, bars.length)} y={height - tall - 6}>
                    {mark}
                  </text>
                ) : null}
              </svg>
              <span>{tick}</span>
            </Column>
          );
        })}
      </Plot>
      <Hidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </Root>
  );
}
