import type { Debug, Stage } from 'shared-contracts';
import { brandOfHost, type ServedBrand } from './index.ts';

export function debugOf(
  { brands, stage }: { brands: readonly ServedBrand[]; stage: Stage },
  { host, tls }: { host: string; tls: boolean },
): Debug | undefined {
  if (stage !== 'testing') return undefined;
  return {
    host,
    origin: `${tls ? 'https' : 'http'}://${host}`,
    hostBrand: brandOfHost(brands, host).id,
    brands: brands.map(({ id, name, cards, links }) => ({ id, name, cards, links })),
  };
}
