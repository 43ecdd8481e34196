import type { AnyOperation } from './operation.ts';

/** The base path of everything (promise 2.1.2). */
export const basePath = '/b2b';
/** The backend-for-frontend's path (promise 2.1.3). */
export const bffPath = `${basePath}/bff`;

export const headerNames = {
  token: 'x-merchant-token',
  /** Session of a member of staff. */
  staff: 'x-staff-token',
  /** Token of a team that ships remotes. */
  team: 'x-team-token',
  merchantId: 'x-merchant-id',
  merchantName: 'x-merchant-name',
  requestId: 'x-request-id',
  /** Id of the account that the page was opened for; the BFF holds it against the session and takes it off. */
  account: 'x-account',
  /** Revision of the releases that are served, in every answer to a page's calls. */
  releases: 'x-releases',
  /** Secret of the browser's device cookie; the BFF alone sets it. */
  device: 'x-device-token',
  /** The release that calls, and the token of the page it is on: {@link remoteHeader}. */
  remote: 'x-b2b-remote',
  /** Origin of the brand that the caller's host belongs to; the BFF alone sets it. */
  site: 'x-site-origin',
  /** What Telegram proves itself by. */
  telegramSecret: 'x-telegram-bot-api-secret-token',
  /** What MAX proves itself by. */
  maxSecret: 'x-max-bot-api-secret',
} as const;

/** Calls between services: never reachable through the BFF, and in no public document (decision 2.1). */
export const isInternal = ({ path }: Pick<AnyOperation, 'path'>): boolean => path.startsWith('/internal-api/');

/** The path of an operation as the browser calls it, without a query. */
export const operationPath = (operation: AnyOperation): string => `${bffPath}/${operation.group}${operation.path}`;
