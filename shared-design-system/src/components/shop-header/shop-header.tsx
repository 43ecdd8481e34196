import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { clamp, linkLine, oneLine } from '../../recipes/text.ts';
import { shopTexts } from '../../texts.ts';
import { media } from '../../tokens/media.ts';
import { pictureSizes } from '../../tokens/picture-sizes.ts';
import { CountBadge } from '../badge/badge.tsx';
import { Anchor } from '../link/anchor.tsx';
import { Picture } from '../picture/picture.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';

interface ShopHeaderProps {
  company: string;
  logo?: string | null | undefined;
  home: string;
  checkout: string;
  cartCount?: number;
  cartMark?: ReactNode;
  sticky?: boolean;
  current?: 'home' | 'checkout';
}

const Root = styled.header`
  z-index: 20;
  background: color-mix(in srgb, var(--color-ground) 92%, transparent);
  border-bottom: var(--stroke-s) solid var(--color-border);
  backdrop-filter: blur(var(--space-4));

  &[data-sticky] {
    position: sticky;
    top: 0;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  height: var(--header-height);
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${media.below360} {
    gap: var(--space-2);
  }

  ${media.largeType} {
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }

  ${media.tablet} {
    gap: var(--space-6);
  }
`;

const Company = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--touch);
  margin-inline-end: auto;
  font-size: 0.9375rem;
  font-weight: var(--weight-heavy);
  letter-spacing: 0.08em;
  text-transform: uppercase;
  ${linkLine}

  ${media.below360} {
    font-size: 0.8125rem;
    line-height: 1.2;
    letter-spacing: 0.02em;
  }

  ${media.largeType} {
    flex-basis: 100%;
  }

  ${media.tablet} {
    font-size: 1.25rem;
    letter-spacing: 0.12em;
  }
`;

const Logo = styled.span`
  flex: none;
  width: var(--size-8);
  border-radius: var(--radius-s);

  /* A name of more than seven letters needs its room. */
  &[data-long] {
    ${media.below360} {
      display: none;
    }
  }

  ${media.tablet} {
    width: var(--size-10);
  }
`;

const Name = styled.span`
  ${oneLine}

  ${media.below360} {
    ${clamp(2)}
    white-space: normal;
  }
`;

const Navigation = styled.nav`
  display: flex;
  align-items: center;
  gap: inherit;
`;

const Item = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-half);
  min-height: var(--touch);
  padding-inline: var(--space-1);
  border-radius: var(--radius-s);
  font-size: 0.75rem;
  font-weight: var(--weight-bold);
  letter-spacing: 0.05em;
  white-space: nowrap;
  text-decoration: none;

  > [data-words] {
    ${linkLine}
  }

  &[aria-current] {
    color: var(--color-main-text);
  }

  ${media.hover} {
    &:hover > [data-words] {
      text-decoration-line: underline;
    }
  }

  ${media.tablet} {
    font-size: 0.875rem;
    letter-spacing: 0.08em;
  }
`;

const Toggle = styled.div`
  display: none;
  margin-inline: calc(-1 * var(--space-3));

  ${media.tablet} {
    display: block;
  }
`;

export const CartCount = ({ count }: { count: number }) => <CountBadge count={count} label={shopTexts.inCart(count)} />;

export function ShopHeader(props: ShopHeaderProps) {
  const { company, logo, home, checkout, cartCount = 0, cartMark, sticky = true, current } = props;
  const here = (item: 'home' | 'checkout') => (current === item ? 'page' : undefined);
  return (
    <Root data-sticky={sticky ? '' : undefined}>
      <Anchor href="#content" data-skip="">
        {shopTexts.skip}
      </Anchor>
      <Row>
        <Company to={home}>
          {logo ? (
            <Logo data-long={company.length > 7 ? '' : undefined}>
              <Picture src={logo} alt="" ratio="square" sizes={pictureSizes.sign} />
            </Logo>
          ) : null}
          <Name>{company}</Name>
        </Company>
        <Navigation aria-label={shopTexts.navigation}>
          <Item to={home} aria-current={here('home')}>
            <span data-words="">{shopTexts.catalogue}</span>
          </Item>
          <Item to={checkout} aria-current={here('checkout')}>
            <span data-words="">{shopTexts.cart}</span>
            {cartMark ?? <CartCount count={cartCount} />}
          </Item>
        </Navigation>
        <Toggle>
          <ThemeToggle />
        </Toggle>
      </Row>
    </Root>
  );
}
