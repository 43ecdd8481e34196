import type { OrderStatus } from 'shared-contracts';
import {
  cssOf,
  forcedFrame,
  media,
  orderStatusLabel,
  orderWay,
  type Recipe,
  stepsTaken,
  styled,
} from 'shared-design-system/office';
import { texts } from '../../../texts.ts';

const look = {
  base: `
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-half) var(--space-2);
    font-size: var(--font-size-xs);
    font-weight: var(--weight-medium);
    line-height: 1.3;
    white-space: nowrap;
  `,
  variants: {
    status: {
      created: 'color: var(--color-main-text);',
      completed: 'color: var(--color-happy);',
      canceled: 'color: var(--color-muted);',
    },
  },
} satisfies Recipe;

const Root = styled.span(cssOf(look));

const Marks = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(5, 0.6875rem);
  gap: var(--space-half);

  > i {
    height: var(--space-1);
    border-radius: var(--radius-pill);
    background: var(--color-track);
  }

  > i[data-on] {
    background: var(--color-text);
  }

  [data-status='created'] > & > i[data-on] {
    background: var(--color-main-mark);
  }

  [data-status='completed'] > & > i[data-on] {
    background: var(--color-happy-mark);
  }

  > i {
    ${forcedFrame}
  }

  ${media.forcedColours} {
    > i[data-on] {
      background: CanvasText !important;
    }
  }
`;

interface StatusTrackProps {
  status: OrderStatus;
  pickup?: boolean;
}

export function StatusTrack({ status, pickup = false }: StatusTrackProps) {
  const taken = stepsTaken(status);
  return (
    <Root data-status={status}>
      {taken === 0 ? null : (
        <Marks aria-hidden>
          {orderWay.map((step, index) => (
            <i key={step} data-on={index < taken ? '' : undefined} />
          ))}
        </Marks>
      )}
      {orderStatusLabel(status, pickup)}
    </Root>
  );
}

const trackLook = {
  base: `
    display: grid;
    grid-template-columns: repeat(5, minmax(min-content, 1fr));
    /* Between words there is more room than within them, between marks only a slit; the narrowest phone has smaller words for that. */
    --words-apart: var(--space-3-half);
    column-gap: var(--words-apart);
    font-size: var(--font-size-xs);
    line-height: 1.25;
    color: var(--color-muted);

    > li {
      display: grid;
      align-content: start;
      gap: var(--space-1-half);
      min-width: 0;
    }

    > li::before {
      content: '';
      height: var(--space-1-half);
      border-radius: var(--radius-pill);
      background: var(--color-track);
    }

    > li:not(:last-child)::before {
      margin-inline-end: calc(var(--space-1-half) - var(--words-apart));
    }

    ${media.below420} {
      --words-apart: var(--space-2-half);
      font-size: 0.6875rem;
    }

    > li[data-on]::before {
      background: var(--color-main-mark);
    }

    > li::before {
      ${forcedFrame}
    }

    ${media.forcedColours} {
      > li[data-on]::before {
        background: CanvasText !important;
      }
    }

    ${media.largeType} {
      grid-template-columns: none;
      row-gap: var(--space-1);

      > li {
        grid-template-columns: var(--space-6) 1fr;
        align-items: center;
      }

      > li:not(:last-child)::before {
        margin: 0;
      }
    }

    > li[aria-current] {
      font-weight: var(--weight-medium);
      color: var(--color-text);
    }
  `,
  variants: { status: { completed: '> li[data-on]::before { background: var(--color-happy-mark); }' } },
} satisfies Recipe;

const Track = styled.ol(cssOf(trackLook));

export function StatusProgress({ status, pickup = false }: StatusTrackProps) {
  const taken = stepsTaken(status);
  if (taken === 0) return <StatusTrack status={status} />;
  return (
    <Track data-status={status} aria-label={texts.heads.state}>
      {orderWay.map((step, index) => (
        <li key={step} data-on={index < taken ? '' : undefined} aria-current={index + 1 === taken ? 'step' : undefined}>
          {orderStatusLabel(step, pickup)}
        </li>
      ))}
    </Track>
  );
}
