import { z } from 'zod';
import { staffRoles } from '../wire/enums.ts';
import { containerNamePattern } from './container-names.ts';

export const containerName = z.string().max(60).regex(containerNamePattern);

const routeAccess = z.enum(['public', 'merchant', 'admin']);

export const routeParameters = { shop: 'merchantName', product: 'productId', order: 'publicToken' } as const;

const route = z.object({
  path: z.string().startsWith('/'),
  screen: z.string(),
  access: routeAccess,
  roles: z.array(z.enum(staffRoles)).optional(),
  /** Query parameters that change what the server renders. The server ignores all others. */
  query: z.array(z.string()).optional(),
  rendered: z.boolean().optional(),
  /** The page shows the cart to browsers without scripts and handles their forms. Such a page is made for one browser only. */
  takesForms: z.boolean().optional(),
  area: z.enum(['shop', 'office']).optional(),
});

const navigationEntry = z.object({
  area: z.enum(['merchant', 'settings', 'admin']),
  label: z.string(),
  icon: z.string(),
  to: z.string().startsWith('/'),
  roles: z.array(z.enum(staffRoles)).optional(),
  order: z.int(),
  tab: z.boolean().default(false),
});

const slotEntry = z.object({
  slot: z.string(),
  component: z.string(),
  order: z.int().default(0),
  /** Height in pixels that a page from the server reserves for the card until it has loaded, so that nothing moves. Default: none. */
  height: z.int().positive().max(2_000).optional(),
});

/** Maximum sizes in kB after brotli: the build fails above them. */
const budget = z.object({
  entry: z.number().positive(),
  screen: z.number().positive(),
  first: z.number().positive().optional(),
  pages: z.record(z.string(), z.number().positive()).optional(),
});

/** `remote.json`: describes what a remote provides. The shell builds routes and navigation from it. */
export const remoteManifestSchema = z.object({
  name: containerName,
  title: z.string(),
  routes: z.array(route).default([]),
  navigation: z.array(navigationEntry).default([]),
  slots: z.array(slotEntry).default([]),
  offers: z.array(z.string()).default([]),
  permissions: z.array(z.enum(['merchant', 'admin'])).default([]),
  budget,
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;
