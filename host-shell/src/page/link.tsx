import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { prefetchPage, useGoBack } from 'shared-runtime/page';
import { shouldReloadForReleases } from '../releases/take-releases.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
  'data-way-back'?: string;
}

const pathOf = (href: string): string => new URL(href, location.href).pathname;

const isShown = (href: string): boolean => pathOf(href) === location.pathname;

/**
 * The router's link, built from its hook as react-router documents for custom links: its `Link` brings the prefetching of data routers, 2 kB that no
 * page uses. The browser handles a click with another button, a modifier key or a target window, and one where the page is to be loaded anew for
 * other releases.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to, replace, state, onClick, onPointerEnter, target, ...rest } = props;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
    state,
  });
  const href = useHref(to);
  const goBack = useGoBack(to);
  const isPlain = (event: MouseEvent) =>
    event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      target={target}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchPage(pathOf(href));
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (!isPlain(event)) return follow(event);
        if (rest['data-way-back'] !== undefined) {
          event.preventDefault();
          goBack();
        } else if (state !== undefined || isShown(href) || !shouldReloadForReleases()) follow(event);
      }}
    />
  );
});
