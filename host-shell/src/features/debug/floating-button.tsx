import { Icon, type IconName, media, styled } from 'shared-design-system/office';

interface FloatingButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

const Root = styled.button`
  position: fixed;
  z-index: 50;
  left: var(--gutter);
  bottom: calc(var(--gutter) + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: var(--size-12);
  height: var(--size-12);
  border-radius: 50%;
  background: var(--color-info);
  color: var(--color-surface);
  box-shadow: var(--shadow-float);

  &:focus-visible {
    border-radius: 50%;
  }

  ${media.belowDesktop} {
    html:has([data-sticky-bar]) &,
    html:has([data-bar]) &,
    [data-area='office'] & {
      bottom: calc(var(--tabs-height) + var(--space-4) + env(safe-area-inset-bottom));
    }

    html:has([data-bar='dock']) & {
      bottom: calc(var(--tabs-height) + 4rem + var(--space-4) + env(safe-area-inset-bottom));
    }
  }

  ${media.desktop} {
    [data-area='office'] & {
      left: calc(var(--nav-width) + var(--page-padding));
    }
  }

  ${media.print} {
    display: none;
  }
`;

export function FloatingButton({ icon, label, onClick }: FloatingButtonProps) {
  return (
    <Root type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size="l" />
    </Root>
  );
}
