import type { AnyOperation } from './operation.ts';

export const basePath = '/b2b';
export const bffPath = `${basePath}/bff`;

export const headerNames = {
  token: 'x-merchant-token',
  staff: 'x-staff-token',
  team: 'x-team-token',
  merchantId: 'x-merchant-id',
  merchantName: 'x-merchant-name',
  requestId: 'x-request-id',
  /** Id of the account that the page was opened for. The BFF compares it with the session and removes the header. */
  account: 'x-account',
  releases: 'x-releases',
  /** Secret of the browser's device cookie; the BFF alone sets it. */
  device: 'x-device-token',
  remote: 'x-b2b-remote',
  site: 'x-site-origin',
  telegramSecret: 'x-telegram-bot-api-secret-token',
  maxSecret: 'x-max-bot-api-secret',
} as const;

export const isInternal = ({ path }: Pick<AnyOperation, 'path'>): boolean => path.startsWith('/internal-api/');

export const operationPath = (operation: AnyOperation): string => `${bffPath}/${operation.group}${operation.path}`;
