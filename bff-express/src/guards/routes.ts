import * as api from 'shared-contracts';
import { operations } from 'shared-contracts/operations';

export interface Route {
  readonly group: api.Group;
  readonly label: string;
  readonly access: api.Access;
  readonly path: string | null;
  readonly query: boolean;
  readonly answer: 'json' | 'picture';
  /** True for calls that the BFF answers itself, or whose answer it rewrites: they run inside Express. */
  readonly isLocal: boolean;
  readonly signsIn: boolean;
  readonly transfer: boolean;
  /** True where a 401 can only mean that the token is no longer valid (and not, for example, that a password was wrong). */
  readonly tokenJudged: boolean;
  readonly changes: boolean;
  readonly tellsSite: boolean;
}

export const shopHeaders: Partial<Record<api.Access, string>> = {
  merchantName: api.headerNames.merchantName,
  merchantId: api.headerNames.merchantId,
};

export const signingInOperations: readonly api.AnyOperation[] = [
  api.authorize,
  api.register,
  api.signInByLink,
  api.signInByPasskey,
  api.signInByTelegram,
  api.viewAsMerchant,
];
const localOperations: readonly api.AnyOperation[] = [
  ...signingInOperations,
  api.readSession,
  api.signOut,
  api.signInAsStaff,
  api.signOutStaff,
];

const routeOf = (operation: api.AnyOperation): Route => ({
  group: operation.group,
  label: api.operationPath(operation),
  access: operation.access,
  path: operation.path,
  query: operation.body === 'query',
  answer: 'json',
  isLocal: localOperations.includes(operation),
  signsIn: signingInOperations.includes(operation) || operation === api.signInAsStaff,
  transfer: operation.body === 'multipart',
  tokenJudged:
    (operation.access === 'merchant' || operation.access === 'admin') &&
    !operation.errors.includes('invalid_credentials'),
  changes: operation.access === 'merchant' && !operation.readOnly,
  tellsSite: operation.group === 'orders' || operation === api.buyAttempts || operation === api.awaitStock,
});

const fileGroup: api.Group = 's3';
const filePrefix = `${api.bffPath}/${fileGroup}${api.contentFilePath}/`;
/** Bucket and key, restricted to simple characters so that the path cannot lead anywhere else. */
const fileRest = /^[\w-]+\/[\w-]+(?:\.[\w-]+)*$/;

const fileRoute: Route = {
  group: fileGroup,
  label: `${filePrefix}:bucket/:key`,
  access: 'none',
  path: null,
  query: true,
  answer: 'picture',
  isLocal: false,
  signsIn: false,
  transfer: false,
  tokenJudged: false,
  changes: false,
  tellsSite: false,
};

const table = new Map<string, Map<string, Route>>();
for (const operation of operations) {
  if (api.isInternal(operation)) continue;
  const path = api.operationPath(operation);
  const methods = table.get(path) ?? new Map<string, Route>();
  table.set(path, methods.set(operation.method, routeOf(operation)));
}
const fileMethods = new Map([['GET', fileRoute]]);

export function methodsAt(path: string): ReadonlyMap<string, Route> | undefined {
  const exact = table.get(path);
  if (exact || !path.startsWith(filePrefix)) return exact;
  return fileRest.test(path.slice(filePrefix.length)) ? fileMethods : undefined;
}

export function upstreamUrl(route: Route, path: string, search: string): string {
  const upstream = route.path ?? path.slice(api.bffPath.length + 1 + route.group.length);
  return route.query ? upstream + search : upstream;
}
