import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandSchema, mymStatuses } from 'shared-contracts';
import { z } from 'zod';

const brandFile = brandSchema.omit({ origin: true, logo: true }).extend({
  fallback: z.boolean(),
  shopStatus: z.enum(mymStatuses).optional(),
  description: z.string(),
  ground: z.object({ light: z.string(), dark: z.string() }),
  /** Behind white words on plain pages. */
  fill: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .default('#26262b'),
  mark: z.string().startsWith('<svg'),
});

export type ServedBrand = Brand &
  Omit<z.infer<typeof brandFile>, 'hosts'> & { icons: Partial<Record<BrandIcon, Buffer>> };

/** The `maskable` icon fills the whole square, because phones crop it to a shape of their own. */
export const brandIcons = ['192', '512', 'maskable-512'] as const;
type BrandIcon = (typeof brandIcons)[number];

const readIcons = (folder: string, id: string): ServedBrand['icons'] =>
  Object.fromEntries(
    brandIcons
      .map((kind) => [kind, join(folder, `${id}-${kind}.png`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([kind, file]) => [kind, readFileSync(file)]),
  );

interface BrandPlace {
  origin: string;
  hosts?: string[];
}

export const officeBackground = { light: '#f3f3f5', dark: '#121215' } as const;

const markPath = (id: string): string => `/b2b/brands/${id}.svg`;

/**
 * A new brand is a new JSON file and nothing else.
 * @returns the brands in the order in which hosts are compared, the fallback last
 */
export function readBrands(placeOf: (id: string) => BrandPlace, folder: string = import.meta.dirname): ServedBrand[] {
  const brands = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => brandFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    .map((brand) => {
      const { origin, hosts = brand.hosts } = placeOf(brand.id);
      return { ...brand, origin, hosts, logo: markPath(brand.id), icons: readIcons(folder, brand.id) };
    });
  return [...brands.filter((brand) => !brand.fallback), ...brands.filter((brand) => brand.fallback)];
}

export function brandOfHost(brands: readonly ServedBrand[], host: string): ServedBrand {
  const name = host.toLowerCase();
  const brand = brands.find(({ hosts }) => hosts.some((part) => name.includes(part))) ?? brands.at(-1);
  if (!brand) throw new Error('there is no brand');
  return brand;
}
