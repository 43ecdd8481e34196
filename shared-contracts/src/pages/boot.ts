import { z } from 'zod';
import { registrySnapshotSchema } from './registry.ts';
import { releaseOverride } from './release-overrides.ts';

export const stages = ['production', 'testing', 'demo'] as const;
export type Stage = (typeof stages)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A white-label brand is data (decision 6.1). */
export const brandSchema = z.object({
  id: z.string(),
  /** What people read. */
  name: z.string(),
  /** Address of its mark, an SVG, below the origin. */
  logo: z.string(),
  /** Substrings of a host that choose the brand (promise 1.4.2). */
  hosts: z.array(z.string()),
  /** Configured origin for absolute addresses, never taken from a request. */
  origin: z.string(),
  defaultTheme: z.enum(themes),
  cards: z.enum(['shadow', 'padded']),
  links: z.enum(['plain', 'underlined']),
  /** Slug of the demo shop, for the landing page; null where there is none. */
  demoShop: z.string().nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

/** What the debug dialog of the testing stage shows (promise 2.3.1), beyond what every page knows. No secrets. */
const debugSchema = z.object({
  /** As the server read the request. */
  host: z.string(),
  origin: z.string(),
  /** Id of the brand that the host chooses. */
  hostBrand: z.string(),
  brands: z.array(brandSchema.pick({ id: true, name: true, cards: true, links: true })),
});
export type Debug = z.infer<typeof debugSchema>;

/** What the BFF inlines into every page, in `<script type="application/json" id="b2b-boot">`. */
export const bootSchema = z.object({
  snapshot: registrySnapshotSchema,
  brand: brandSchema,
  stage: z.enum(stages),
  theme: z.enum(themes),
  /** True when the request carried a session cookie; who it is, `/auth/session` answers. */
  signedIn: z.boolean(),
  /** What this browser has instead of everybody's releases, where it asked for that outside production. */
  overrides: z.array(releaseOverride).optional(),
  /** Only on the testing stage. */
  debug: debugSchema.optional(),
});
export type Boot = z.infer<typeof bootSchema>;
