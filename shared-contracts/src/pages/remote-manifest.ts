import { z } from 'zod';
import { staffRoles } from '../wire/enums.ts';

/** Names of the separately built containers. The first two are not remotes with routes, but are released the same way. */
export const containerNames = [
  'host-shell',
  'shared-design-system',
  'mf-storefront',
  'mf-catalog-admin',
  'mf-orders',
  'mf-settings',
  'mf-generator',
  'mf-admin',
] as const;
export type ContainerName = (typeof containerNames)[number];

/** Who may open a route: everyone, a signed-in merchant, a member of staff. */
const routeAccess = z.enum(['public', 'merchant', 'admin']);

/** What the parameters of a route's path name, where its page is about a shop: the page's status says whether it is there. */
export const routeParameters = { shop: 'merchantName', product: 'productId', order: 'publicToken' } as const;

const route = z.object({
  /** Below the base path, in react-router's notation: `/merchant/orders/:id`. Parameters of a shop's page: {@link routeParameters}. */
  path: z.string().startsWith('/'),
  /** Key in the remote's `screens`. */
  screen: z.string(),
  access: routeAccess,
  /** Of staff, who may open it. Default: everyone of them. */
  roles: z.array(z.enum(staffRoles)).optional(),
  /** Names in the query that change what the server renders; the rest it does not see. */
  query: z.array(z.string()).optional(),
  /** The server renders it, by the release's bundle for the server. Default: the browser does. */
  rendered: z.boolean().optional(),
  /** Where its page belongs, which it shows before any script runs. Default: `shop` for a public one, else `office`. */
  area: z.enum(['shop', 'office']).optional(),
});

const navigationEntry = z.object({
  area: z.enum(['merchant', 'settings', 'admin']),
  /** What a person reads, in Russian. */
  label: z.string(),
  /** Name of an icon of the design system. */
  icon: z.string(),
  to: z.string().startsWith('/'),
  /** Of staff, who sees it. Default: everyone of them. */
  roles: z.array(z.enum(staffRoles)).optional(),
  /** Ascending; ties by label. */
  order: z.int(),
  /** Shown in the tabs at the bottom of a phone. */
  tab: z.boolean().default(false),
});

const slotEntry = z.object({
  /** Where: a name that another container offers, such as `dashboard.main`. */
  slot: z.string(),
  /** Key in the remote's `slots`. */
  component: z.string(),
  order: z.int().default(0),
});

/** Sizes in kB after brotli that fail the build when exceeded. */
const budget = z.object({
  entry: z.number().positive(),
  /** Everything the heaviest screen loads at first, shared modules apart. */
  screen: z.number().positive(),
  /** Everything that loads with the container, whichever screen is shown. Default: no limit of its own. */
  first: z.number().positive().optional(),
  /** All scripts of a page's first load, the shell's and the design system's among them; by screen. Default: no limit. */
  pages: z.record(z.string(), z.number().positive()).optional(),
});

/** `remote.json`: one page that says what a remote brings; the shell builds routes and navigation from it. */
export const remoteManifestSchema = z.object({
  name: z.enum(containerNames),
  /** Russian name for the fallback when it does not load. */
  title: z.string(),
  routes: z.array(route).default([]),
  navigation: z.array(navigationEntry).default([]),
  slots: z.array(slotEntry).default([]),
  /** What of the session it reads or needs, for the reader of the page. */
  permissions: z.array(z.enum(['merchant', 'admin'])).default([]),
  budget,
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;
