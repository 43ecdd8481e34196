import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandSchema, mymStatuses } from 'shared-contracts';
import { z } from 'zod';

/** One file of this folder: all there is to say about a brand, without what the deployment decides (its origin). */
const brandFile = brandSchema.omit({ origin: true, logo: true }).extend({
  /** The brand of every host that no other brand claims (promise 1.4.2); exactly one has it. */
  fallback: z.boolean(),
  /** Shops of this mum status belong to the brand: their canonical addresses are on its host. */
  shopStatus: z.enum(mymStatuses).optional(),
  /** One sentence for search engines and messengers. */
  description: z.string(),
  /** Page colour of the shop before its styles arrive. */
  ground: z.object({ light: z.string(), dark: z.string() }),
  /** Main colour of pages that the BFF makes itself; white is read on it. Files of before have none. */
  main: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .default('#26262b'),
  /** The brand's mark, SVG. */
  mark: z.string().startsWith('<svg'),
});

/** A brand with what only the server needs. */
export type ServedBrand = Brand &
  Omit<z.infer<typeof brandFile>, 'hosts'> & {
    /** The mark for a phone's home screen, PNG by kind; of a brand without such files none. */
    icons: Partial<Record<BrandIcon, Buffer>>;
  };

/** `maskable` fills the whole square: phones cut it to their own shape. */
export const brandIcons = ['192', '512', 'maskable-512'] as const;
type BrandIcon = (typeof brandIcons)[number];

/** Reads `<id>-<kind>.png` beside the brand's file. */
const readIcons = (folder: string, id: string): ServedBrand['icons'] =>
  Object.fromEntries(
    brandIcons
      .map((kind) => [kind, join(folder, `${id}-${kind}.png`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([kind, file]) => [kind, readFileSync(file)]),
  );

/** What a deployment says about a brand. */
interface BrandPlace {
  /** Absolute origin, such as `https://bloom.example`. */
  origin: string;
  /** Substrings of a host; undefined: those of the brand's file. */
  hosts?: string[];
}

/** The office's ground, whatever the brand: tokens of the design system, before its styles arrive. */
export const officeGround = { light: '#f3f3f5', dark: '#121215' } as const;

/** Address of a brand's mark, below the origin. */
const markPath = (id: string): string => `/b2b/brands/${id}.svg`;

/**
 * Reads every brand of a folder: a new brand is a new JSON file and nothing else (decision 6.1).
 * @param placeOf where the deployment puts a brand, by its id
 * @param folder  this one unless the deployment has its own
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

/**
 * The brand of a host: mum where it contains the mum host, bloom where it contains the bloom host, else bloom (promise 1.4.2).
 * @param brands in the order of {@link readBrands}
 * @param host   as the `Host` header has it
 */
export function brandOfHost(brands: readonly ServedBrand[], host: string): ServedBrand {
  const name = host.toLowerCase();
  const brand = brands.find(({ hosts }) => hosts.some((part) => name.includes(part))) ?? brands.at(-1);
  if (!brand) throw new Error('there is no brand');
  return brand;
}
