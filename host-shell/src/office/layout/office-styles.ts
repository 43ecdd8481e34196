import { Anchor, css, forcedFrame, media, oneLine, styled, visuallyHidden } from 'shared-design-system/office';

export const toastPlace = css`
  ${media.belowDesktop} {
    html [data-toasts] {
      --toast-floor: calc(var(--tabs-height) + var(--space-4) + env(safe-area-inset-bottom));
    }
  }

  ${media.desktop} {
    html [data-toasts] {
      left: calc(var(--nav-width) + var(--page-padding));
    }
  }
`;

export const Root = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--color-ground);

  ${media.belowDesktop} {
    padding-bottom: calc(var(--tabs-height) + env(safe-area-inset-bottom));

    &:has([data-bar='replace']) {
      padding-bottom: 0;
    }

    &:has([data-bar='replace']) > [data-tabs] {
      display: none;
    }
  }

  /* Words of a button that does not fit into the page go on below. */
  ${media.phone} {
    [data-bar] [data-variant],
    [data-variant='quiet'][data-size] {
      white-space: normal;
    }

    [data-bar] > * {
      flex-shrink: 1;
    }
  }

  ${media.largeType} {
    [data-variant][data-size] {
      white-space: normal;
    }

    /* The bar at the bottom: its words keep their width, and its button stands below them. */
    [data-bar] {
      flex-wrap: wrap;

      > [role='status'] {
        min-width: min-content;
      }
    }
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: var(--nav-width) minmax(0, 1fr);
  }

  ${media.print} {
    display: block;

    > nav {
      display: none;
    }
  }
`;

export const Skip = styled.button`
  position: fixed;
  z-index: 60;
  top: var(--space-2);
  left: var(--space-2);
  min-height: var(--touch);
  padding-inline: var(--space-4);
  border-radius: var(--radius-button);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: var(--weight-medium);
  box-shadow: 0 0 0 var(--stroke-s) var(--color-border);

  &:not(:focus) {
    ${visuallyHidden}
    min-height: 0;
    padding: 0;
  }
`;

export const Main = styled.main`
  min-width: 0;

  &:focus-visible {
    outline: none;
  }
`;

export const groupTitle = css`
  margin: var(--space-4) var(--space-3) var(--space-1);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-medium);
  color: var(--color-muted);
`;

export const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    position: sticky;
    z-index: 21;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100vh;
    padding: var(--space-4) var(--space-3);
    overflow: auto;
    background: var(--color-surface);
    box-shadow: var(--stroke-s) 0 0 var(--color-border);
  }

  > h2 {
    ${groupTitle}
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 2.625rem;
  padding-inline: var(--space-3);
  border-radius: var(--radius-m);
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);
  color: var(--color-muted);
  text-decoration: none;

  > [data-words] {
    ${oneLine}
    flex: 1;
  }

  /* Entries are text links; the tabs of a phone are none. */
  a& > [data-words] {
    text-decoration-line: var(--link-decoration);
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
    text-underline-offset: 0.24em;
  }

  &:hover {
    background: var(--color-sunken);
    color: var(--color-text);
  }

  &[aria-current] {
    background: var(--color-main-tint);
    color: var(--color-main-text);
  }
`;

export const Entry = styled(Anchor)(entry);
export const EntryButton = styled.button(entry);

export const NavEnd = styled.div`
  margin-top: auto;
  padding-top: var(--space-3);

  > button:not([data-words]) {
    padding-inline: var(--space-3);
  }
`;

export const ShopHead = styled.div`
  display: grid;
  grid-template-columns: var(--size-9) minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-1) var(--space-2) var(--space-3);

  strong {
    ${oneLine}
    display: block;
    font: 700 var(--font-size-m) / 1.25 var(--font-heading);
  }

  small {
    display: flex;
    align-items: center;
    gap: var(--space-1-half);
    font-size: var(--font-size-xs);
    line-height: 1.3;
    color: var(--color-muted);
  }

  small::before {
    content: '';
    width: var(--space-2);
    height: var(--space-2);
    flex: none;
    border-radius: 50%;
    background: var(--color-control-border);
    ${forcedFrame}
  }

  small[data-open]::before {
    background: var(--color-happy-mark);
  }
`;

export const Logo = styled.span`
  width: var(--size-9);
  height: var(--size-9);
  border-radius: var(--radius-m);
  overflow: hidden;
`;

export const Tabs = styled.nav`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  height: calc(var(--tabs-height) + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--color-surface);
  box-shadow: var(--shadow-bar);

  ${media.desktop} {
    display: none;
  }
`;

const tab = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-half);
  width: 100%;
  font-size: var(--font-size-xs);
  font-weight: var(--weight-medium);
  line-height: 1.3;
  color: var(--color-muted);
  text-decoration: none;

  > [data-words] {
    ${oneLine}
    max-width: 100%;
  }

  > [data-sign] {
    display: grid;
    place-items: center;
    width: var(--size-12);
    height: var(--size-7);
    border-radius: var(--radius-pill);
  }

  > [data-count] {
    position: absolute;
    top: var(--space-1);
    left: calc(50% + var(--space-1-half));
    line-height: 0;
  }

  /* Five names side by side: whole ones grow less than other words, and the count leaves them free. */
  ${media.largeType} {
    > [data-words] {
      font-size: 4vw;
    }

    > [data-count] {
      top: 0;
      transform: scale(0.6);
      transform-origin: 0 0;
    }
  }

  &[aria-current],
  &[aria-expanded='true'] {
    color: var(--color-main-text);
  }

  &[aria-current] > [data-sign],
  &[aria-expanded='true'] > [data-sign] {
    background: var(--color-main-tint);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--stroke-l));
    border-radius: var(--radius-m);
  }
`;

export const Tab = styled(Anchor)(tab);
export const TabButton = styled.button(tab);
