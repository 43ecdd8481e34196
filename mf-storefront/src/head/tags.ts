import { externalPictureSize, type HeadTag, type JsonLd, type PageHead, type ShopOrigin } from 'shared-contracts';
import { pictureAddress } from './structured-data.ts';
import type { HeadPicture } from './types.ts';

interface HeadParts {
  origin: ShopOrigin;
  title: string;
  description: string;
  canonical: string | null;
  index: boolean;
  kind: 'website' | 'product';
  siteName: string;
  picture: (HeadPicture & { alt: string }) | null;
  home: string;
  price?: number;
  jsonLd: readonly JsonLd[];
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', name, content });
const og = (property: string, content: string): HeadTag => ({ tag: 'meta', property, content });

function pictureTags(origin: ShopOrigin, picture: NonNullable<HeadParts['picture']>): HeadTag[] {
  const address = pictureAddress(origin, picture);
  const { width, height } = externalPictureSize(picture.width, picture.height);
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

const appTags = (home: string): HeadTag[] => [
  { tag: 'link', rel: 'manifest', href: `${home}/manifest.webmanifest` },
  { tag: 'link', rel: 'icon', type: 'image/png', sizes: '32x32', href: `${home}/icons/32.png` },
  { tag: 'link', rel: 'icon', type: 'image/png', sizes: '48x48', href: `${home}/icons/48.png` },
  { tag: 'link', rel: 'apple-touch-icon', href: `${home}/icons/192.png` },
];

export function headOf(parts: HeadParts): PageHead {
  const { origin, title, description, canonical, picture } = parts;
  const tags: HeadTag[] = [
    meta('robots', parts.index ? 'max-image-preview:large' : 'noindex'),
    ...(canonical ? [{ tag: 'link' as const, rel: 'canonical', href: canonical }] : []),
    ...appTags(parts.home),
    og('og:type', parts.kind),
    og('og:title', title),
    og('og:description', description),
    ...(canonical ? [og('og:url', canonical)] : []),
    og('og:site_name', parts.siteName),
    og('og:locale', 'ru_RU'),
    ...(picture ? pictureTags(origin, picture) : []),
    ...(parts.price === undefined
      ? []
      : [og('product:price:amount', parts.price.toFixed(2)), og('product:price:currency', 'RUB')]),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ];
  return { title, description, tags, things: parts.index ? parts.jsonLd : [] };
}

export const missingHead = (title: string): PageHead => ({ title, tags: [meta('robots', 'noindex')] });
