import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { Icon } from '../icon/icon.tsx';

interface BannerProps extends VariantsOf<typeof look> {
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  live?: boolean;
  wide?: boolean;
  sticky?: boolean;
}

const look = {
  base: `
    display: flex;
    align-items: flex-start;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    font-size: var(--font-size-s);
    line-height: 1.45;

    > [data-icon] {
      margin-top: 0.0625rem;
    }

    &[data-wide] {
      padding-inline: max(var(--gutter), (100vw - var(--container)) / 2);
      border-radius: 0;
    }

    &[data-sticky] {
      position: sticky;
      top: var(--header-height);
      z-index: 14;
    }
  `,
  variants: {
    tone: {
      info: `
        background: var(--color-info-tint);

        > [data-icon] {
          color: var(--color-info);
        }
      `,
      happy: `
        background: var(--color-happy-tint);

        > [data-icon] {
          color: var(--color-happy);
        }
      `,
      warn: `
        background: var(--color-warn-tint);

        > [data-icon] {
          color: var(--color-warn);
        }
      `,
      danger: `
        background: var(--color-danger-tint);

        > [data-icon] {
          color: var(--color-danger);
        }
      `,
    },
  },
} satisfies Recipe;

const Root = styled.div(cssOf(look));

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 15rem;
  min-width: 0;

  > strong {
    display: block;
    font-weight: var(--weight-label);
  }
`;

const icons = { info: 'info', happy: 'circle-check', warn: 'triangle-alert', danger: 'circle-alert' } as const;

export function Banner({ tone = 'info', title, children, actions, live, wide, sticky }: BannerProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Root
      data-tone={tone}
      data-wide={wide ? '' : undefined}
      data-sticky={sticky ? '' : undefined}
      role={live ? role : undefined}
    >
      <Icon name={icons[tone]} />
      <Body>
        <Words>
          {title === undefined ? null : <strong>{title}</strong>}
          {children}
        </Words>
        {actions}
      </Body>
    </Root>
  );
}
