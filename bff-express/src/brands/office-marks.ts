import { basePath, type HeadTag } from 'shared-contracts';
import type { ServedBrand } from './index.ts';

export const officeManifestPath = `${basePath}/merchant/manifest.webmanifest`;

/** Address of a brand's icon, below the origin. */
export const iconPath = (id: string, kind: string): string => `${basePath}/brands/${id}-${kind}.png`;

/** What makes the office an application on a phone's home screen: its manifest, and the icon that iOS takes instead of the manifest's. */
export const officeMarks = ({ id, icons }: ServedBrand): HeadTag[] => [
  { tag: 'link', rel: 'manifest', href: officeManifestPath },
  // iOS cuts it to its own shape, too.
  ...(icons['maskable-512']
    ? [{ tag: 'link', rel: 'apple-touch-icon', href: iconPath(id, 'maskable-512') } as const]
    : []),
];
