import { z } from 'zod';
import { staffRoles } from '../wire/enums.ts';

/** The containers that every page takes; no remote has routes of their kind, but they are released the same way. */
export const shellName = 'host-shell';
export const designSystemName = 'shared-design-system';

/** Name of a separately built container. Which there are is data, the active releases', and never a list in code. */
export const containerName = z
  .string()
  .max(60)
  .regex(/^(?:host-shell|shared-design-system|mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/);
export type ContainerName = string;

/** The shell first, then the design system, then remotes by name. */
export const compareContainers = (a: ContainerName, b: ContainerName): number => {
  const rank = (name: ContainerName): number => (name === shellName ? 0 : name === designSystemName ? 1 : 2);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
};

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
  /** It shows the cart of a browser without scripts and takes its forms: then it is made for that browser alone. */
  takesForms: z.boolean().optional(),
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
  /** Pixels that a page of the server keeps free for it until it is there, so that nothing moves. Default: none. */
  height: z.int().positive().max(2_000).optional(),
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
  name: containerName,
  /** Russian name for the fallback when it does not load. */
  title: z.string(),
  routes: z.array(route).default([]),
  navigation: z.array(navigationEntry).default([]),
  slots: z.array(slotEntry).default([]),
  /** Names of the slots that its screens offer: `shared-runtime` says what each gives to what fills it. */
  offers: z.array(z.string()).default([]),
  /** What of the session it reads or needs, for the reader of the page. */
  permissions: z.array(z.enum(['merchant', 'admin'])).default([]),
  budget,
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;
