import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { surface } from '../../recipes/card.ts';
import { coveringLink } from '../../recipes/rows.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Anchor } from '../link/anchor.tsx';

/** Props of {@link StatTile}. */
export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  /** happy: the hint is good news. */
  tone?: 'neutral' | 'happy';
  /** Route that the tile leads to. */
  to?: string;
  icon?: IconName;
}

const Root = styled.div`
  ${surface}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: 2px var(--space-3);
  min-height: 72px;
  padding: var(--space-3) var(--space-4);
  font-size: var(--font-size-xs);
  line-height: 1.4;
  color: var(--color-muted);

  > strong {
    grid-column: 1;
    font-size: var(--font-size-l);
    font-weight: var(--weight-heavy);
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.25;
    color: var(--color-text);
    overflow-wrap: anywhere;
  }

  > [data-icon] {
    grid-area: 1 / 2 / span 2;
    align-self: center;
  }

  > small {
    grid-column: 1 / -1;
    font-size: inherit;
  }

  > small[data-tone='happy'] {
    color: var(--color-happy);
  }
`;

const Cover = styled(Anchor)(coveringLink);

/** One number that matters today. */
export function StatTile({ label, value, hint, tone = 'neutral', to, icon }: StatTileProps): ReactElement {
  return (
    <Root>
      {to === undefined ? <span>{label}</span> : <Cover to={to}>{label}</Cover>}
      <strong>{value}</strong>
      {icon ? <Icon name={icon} /> : null}
      {hint ? <small data-tone={tone}>{hint}</small> : null}
    </Root>
  );
}
