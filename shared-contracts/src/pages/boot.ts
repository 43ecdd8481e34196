import { z } from 'zod';
import { registrySnapshotSchema } from '../registry/registry.ts';
import { releaseOverride } from '../registry/release-overrides.ts';

export const stages = ['production', 'testing', 'demo'] as const;
export type Stage = (typeof stages)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const brandSchema = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string(),
  hosts: z.array(z.string()),
  /** Configured origin for absolute addresses, never taken from a request. */
  origin: z.string(),
  defaultTheme: z.enum(themes),
  cards: z.enum(['shadow', 'padded']),
  links: z.enum(['plain', 'underlined']),
  /** Main colour of the brand's own pages; a shop has one of its own. */
  main: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .optional(),
  demoShop: z.string().nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

const debugSchema = z.object({
  host: z.string(),
  origin: z.string(),
  hostBrand: z.string(),
  brands: z.array(brandSchema.pick({ id: true, name: true, cards: true, links: true })),
});
export type Debug = z.infer<typeof debugSchema>;

export const bootSchema = z.object({
  snapshot: registrySnapshotSchema,
  brand: brandSchema,
  stage: z.enum(stages),
  theme: z.enum(themes),
  signedIn: z.boolean(),
  overrides: z.array(releaseOverride).optional(),
  debug: debugSchema.optional(),
});
export type Boot = z.infer<typeof bootSchema>;
