import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatPhone } from '../../format/phone.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Anchor, type LinkTarget } from './anchor.tsx';

interface LinkProps extends LinkTarget, VariantsOf<typeof look> {
  children?: ReactNode;
  current?: boolean;
  icon?: IconName;
  onClick?: () => void;
  'aria-label'?: string;
}

const look = {
  base: `
    border-radius: var(--radius-s);
    text-underline-offset: 0.24em;
    text-decoration-thickness: var(--stroke-s);
  `,
  variants: {
    variant: {
      text: `
        text-decoration-line: underline;
        text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
      `,
      plain: `
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
        text-decoration-line: var(--link-decoration);
      `,
      strong: `
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
        text-decoration-line: var(--link-decoration);
        color: var(--color-main-text);
        font-weight: var(--weight-medium);
      `,
    },
  },
  states: `
    &[aria-current] {
      color: var(--color-main-text);
    }

    ${media.hover} {
      &:hover {
        color: var(--color-main-text);
        text-decoration-line: underline;
        text-decoration-color: currentColor;
      }
    }
  `,
} satisfies Recipe;

const Root = styled(Anchor)(cssOf(look));

export function Link({ children, variant = 'text', current, icon, ...target }: LinkProps) {
  const shown = children ?? (target.phone === undefined ? target.mail : formatPhone(target.phone));
  return (
    <Root data-variant={variant} aria-current={current ? 'page' : undefined} {...target}>
      {icon ? <Icon name={icon} /> : null}
      {shown}
    </Root>
  );
}
