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

/** What leads the services to the sandbox instead of the providers. */
export const providersIn = (sandboxPort: number | undefined): Record<string, string> =>
  sandboxPort === undefined ? {} : { YOOKASSA_API_URL: `${sandboxAddress(sandboxPort)}/yookassa/v3` };
