import type { Boot, ReleaseOverride } from 'shared-contracts';
import { overrideParameter } from 'shared-contracts';
import { Icon, media, styled } from 'shared-design-system/office';
import { texts } from './texts.ts';

const Root = styled.aside`
  position: fixed;
  z-index: 50;
  right: var(--gutter);
  bottom: calc(var(--gutter) + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  max-width: calc(100vw - 2 * var(--gutter) - var(--size-12) - var(--space-3));
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-info);
  color: var(--color-surface);
  box-shadow: var(--shadow-float);
  font-size: var(--font-size-s);
  overflow-wrap: anywhere;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-12);
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }

  ${media.belowDesktop} {
    html:has([data-sticky-bar]) &,
    html:has([data-bar]) &,
    [data-area='office'] & {
      bottom: calc(var(--tabs-height) + var(--space-4) + env(safe-area-inset-bottom));
    }
  }

  ${media.print} {
    display: none;
  }
`;

const nameOf = ({ name, version }: ReleaseOverride): string => `${name} ${version}`;

const usualAddress = (): string => {
  const address = new URL(location.href);
  address.searchParams.set(overrideParameter, '');
  return address.pathname + address.search;
};

export function OverrideBadge({ boot: { overrides = [] } }: { boot: Boot }) {
  return (
    <Root>
      <span>
        <Icon name="info" size="s" /> {texts.shown(overrides.map(nameOf).join(', '))}
      </span>
      <a href={usualAddress()}>{texts.reset}</a>
    </Root>
  );
}
