import type { Debug, Stage } from 'shared-contracts';
import type { Site } from '../cookies/site.ts';
import type { ServedBrand } from './brands.ts';

export function debugInfoOf(
  { brands, stage }: { brands: readonly ServedBrand[]; stage: Stage },
  { site: { host, tls }, brand }: { site: Site; brand: ServedBrand },
): Debug | undefined {
  if (stage !== 'testing') return undefined;
  return {
    host,
    origin: `${tls ? 'https' : 'http'}://${host}`,
    hostBrand: brand.id,
    brands: brands.map(({ id, name, cards, links }) => ({ id, name, cards, links })),
  };
}
