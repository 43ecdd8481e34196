import { createHmac } from 'node:crypto';
import type { Environment } from 'shared-contracts/process';
import { envOf } from '../config/env.ts';

/**
 * Whether the provider sandbox stands in for the services outside: on every stage but production, unless one of the real ones is
 * configured.
 */
export const isSandboxed = (stage: string, env: Environment): boolean =>
  stage !== 'production' && !envOf(env).hasProviders();

/** Where the sandbox answers. */
export const sandboxAddress = (port: number): string => `http://127.0.0.1:${port}`;

/** A token that only this installation knows: whoever has it can sign as a person at the bot. */
const tokenFor = (bot: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`sandbox ${bot}`).digest('base64url');

/**
 * What leads the services to the sandbox instead of the providers.
 * @param secretKey of the installation
 */
export function providersIn(sandboxPort: number | undefined, secretKey: string): Record<string, string> {
  if (sandboxPort === undefined) return {};
  const sandbox = sandboxAddress(sandboxPort);
  return {
    YOOKASSA_API_URL: `${sandbox}/yookassa/v3`,
    TELEGRAM_API_URL: `${sandbox}/telegram`,
    TELEGRAM_LINK_URL: `${sandbox}/telegram`,
    TELEGRAM_BOT_TOKEN: `1000001:${tokenFor('telegram', secretKey)}`,
    MAX_API_URL: `${sandbox}/max/api`,
    MAX_LINK_URL: `${sandbox}/max`,
    MAX_BOT_TOKEN: tokenFor('max', secretKey),
  };
}
