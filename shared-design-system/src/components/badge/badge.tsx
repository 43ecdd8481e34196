import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { forcedFrame } from '../../recipes/forced-frame.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { shopTexts } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';

export type Tone = Exclude<NonNullable<VariantsOf<typeof look>['tone']>, 'sale'>;

export interface BadgeProps {
  tone?: Tone;
  icon?: IconName;
  size?: 'm' | 'l';
  children: ReactNode;
}

const look = {
  base: `
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 1.5rem;
    padding: var(--space-half) var(--space-2-half);
    border-radius: var(--radius-pill);
    font-weight: var(--weight-label);
    line-height: 1.2;
    letter-spacing: 0.02em;
    white-space: nowrap;
    background: var(--color-sunken);
    color: var(--color-muted);
    ${forcedFrame}

    [data-area='office'] & {
      padding-inline: var(--space-2);
      border-radius: var(--radius-s);
      letter-spacing: 0;
    }
  `,
  variants: {
    text: {
      xs: 'font-size: var(--font-size-xs);',
      m: `
        min-height: 2rem;
        padding-inline: var(--space-3-half);
        font-size: var(--font-size-m);
        white-space: normal;
      `,
    },
    tone: {
      neutral: '',
      main: `
        background: var(--color-main-tint);
        color: var(--color-main-text);
      `,
      sale: `
        background: var(--color-main-fill);
        color: var(--color-on-main);
      `,
      info: `
        background: var(--color-info-tint);
        color: var(--color-info);
      `,
      happy: `
        background: var(--color-happy-tint);
        color: var(--color-happy);
      `,
      warn: `
        background: var(--color-warn-tint);
        color: var(--color-warn);
      `,
      danger: `
        background: var(--color-danger-tint);
        color: var(--color-danger);
      `,
    },
  },
} satisfies Recipe;

const Root = styled.span(cssOf(look));

const textSize = { m: 'xs', l: 'm' } as const;

export function Badge({ tone = 'neutral', icon, size = 'm', children }: BadgeProps) {
  return (
    <Root data-tone={tone} data-text={textSize[size]}>
      {icon ? <Icon name={icon} size="s" /> : null}
      {children}
    </Root>
  );
}

export const SaleBadge = ({ size = 'm' }: { size?: 'm' | 'l' }) => (
  <Root data-tone="sale" data-text={textSize[size]}>
    {shopTexts.sale}
  </Root>
);

export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 var(--space-1-half);
  border-radius: var(--radius-pill);
  background: var(--color-main-fill);
  color: var(--color-on-main);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-label);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1;
  letter-spacing: 0;
  ${forcedFrame}
`;

const Hidden = styled.span(visuallyHidden);

export function CountBadge({ count, label }: { count: number; label?: string }) {
  if (!(count > 0)) return null;
  return (
    <Count>
      <span translate="no" aria-hidden={label === undefined ? undefined : true}>
        {count}
      </span>
      {label === undefined ? null : <Hidden>{label}</Hidden>}
    </Count>
  );
}
