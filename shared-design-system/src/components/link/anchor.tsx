import { type AnchorHTMLAttributes, forwardRef, useContext } from 'react';
import { toMailtoLink, toSafeLink, toTelLink } from 'shared-contracts';
import { useDisplaySettings } from '../../theme/display-settings.tsx';
import { LinkComponentContext } from '../../theme/link-component.ts';

export interface LinkTarget {
  /** Path of a page of this application, for the router: without the base path. */
  to?: string | undefined;
  mail?: string | undefined;
  phone?: string | undefined;
  /** Any other address; an absolute one opens in a new tab. */
  href?: string | undefined;
}

type AnchorProps = LinkTarget & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;

/** Undefined where the address is not valid: the words stay without a link. */
function addressOf({ mail, phone, href }: LinkTarget): string | undefined {
  if (mail !== undefined) return toMailtoLink(mail) ?? undefined;
  return phone === undefined ? toSafeLink(href ?? '') : (toTelLink(phone) ?? undefined);
}

export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
  { to, mail, phone, href, ...rest },
  ref,
) {
  const { disabledLinks } = useDisplaySettings();
  const RouterLink = useContext(LinkComponentContext);
  if (disabledLinks) {
    // Keeps the link's look, whose variants are data attributes.
    const look = Object.entries(rest).filter(([name]) => name.startsWith('data-'));
    return (
      <span className={rest.className} {...Object.fromEntries(look)}>
        {rest.children}
      </span>
    );
  }
  if (to !== undefined)
    return RouterLink ? <RouterLink ref={ref} to={to} {...rest} /> : <a ref={ref} href={to} {...rest} />;
  const address = addressOf({ mail, phone, href });
  const elsewhere = address && /^https?:\/\//i.test(address) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a ref={ref} href={address} {...elsewhere} {...rest} />;
});
