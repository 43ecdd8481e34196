import { pictureForOthers } from 'shared-contracts';
import { pictureAddress } from './things.ts';
import type { HeadPicture, HeadTag, JsonLd, Place } from './types.ts';

/** What the head of any page is made of. */
export interface HeadParts {
  place: Place;
  title: string;
  description: string;
  /** Canonical address; null for a page that has none of its own. */
  canonical: string | null;
  index: boolean;
  /** Of Open Graph: `website` for a shop, `product` for a product. */
  kind: 'website' | 'product';
  siteName: string;
  /** What messengers show, with what it shows in words. */
  picture: (HeadPicture & { alt: string }) | null;
  /** Path of the shop's web manifest; null where there is no shop. */
  manifest: string | null;
  price?: number;
  things: readonly JsonLd[];
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', name, content });
const og = (property: string, content: string): HeadTag => ({ tag: 'meta', property, content });

function pictureTags(place: Place, picture: NonNullable<HeadParts['picture']>): HeadTag[] {
  const address = pictureAddress(place, picture);
  const { width, height } = pictureForOthers(picture.width, picture.height);
  return [
    og('og:image', address),
    og('og:image:type', 'image/jpeg'),
    og('og:image:width', String(width)),
    og('og:image:height', String(height)),
    og('og:image:alt', picture.alt),
    meta('twitter:image', address),
    meta('twitter:image:alt', picture.alt),
  ];
}

/** The tags of a page's head, in their order. A page that is not indexed has no structured data. */
export function tagsOf(parts: HeadParts): HeadTag[] {
  const { place, title, description, canonical, picture } = parts;
  return [
    { tag: 'title', text: title },
    ...(description ? [meta('description', description)] : []),
    ...(parts.index ? [meta('robots', 'max-image-preview:large')] : [meta('robots', 'noindex')]),
    ...(canonical ? [{ tag: 'link' as const, rel: 'canonical', href: canonical }] : []),
    ...(parts.manifest ? [{ tag: 'link' as const, rel: 'manifest', href: parts.manifest }] : []),
    og('og:type', parts.kind),
    og('og:title', title),
    ...(description ? [og('og:description', description)] : []),
    ...(canonical ? [og('og:url', canonical)] : []),
    og('og:site_name', parts.siteName),
    og('og:locale', 'ru_RU'),
    ...(picture ? pictureTags(place, picture) : []),
    ...(parts.price === undefined
      ? []
      : [og('product:price:amount', parts.price.toFixed(2)), og('product:price:currency', 'RUB')]),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    ...(description ? [meta('twitter:description', description)] : []),
    ...(parts.index ? parts.things.map((data): HeadTag => ({ tag: 'json-ld', data })) : []),
  ];
}
