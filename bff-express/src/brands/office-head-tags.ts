import { basePath, type HeadTag } from 'shared-contracts';
import type { ServedBrand } from './brands.ts';

export const officeManifestPath = `${basePath}/merchant/manifest.webmanifest`;

export const iconPath = (id: string, kind: string): string => `${basePath}/brands/${id}-${kind}.png`;

export const officeHeadTags = ({ id, icons }: ServedBrand): HeadTag[] => [
  { tag: 'link', rel: 'manifest', href: officeManifestPath },
  // iOS crops icons to a shape of its own, so it gets the maskable one.
  ...(icons['maskable-512']
    ? [{ tag: 'link', rel: 'apple-touch-icon', href: iconPath(id, 'maskable-512') } as const]
    : []),
];
