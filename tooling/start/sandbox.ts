import { createHmac } from 'node:crypto';
import type { Environment } from 'shared-node';
import { envOf } from '../config/env.ts';
import { freePort } from '../config/ports.ts';
import { texts } from './texts.ts';

export const isSandboxed = (stage: string, env: Environment): boolean =>
  stage !== 'production' && !envOf(env).hasProviders();

export interface SandboxPorts {
  http: number;
  smtp: number;
}

export async function sandboxPorts(stage: string, env: Environment): Promise<SandboxPorts | undefined> {
  if (!isSandboxed(stage, env)) return undefined;
  return { http: envOf(env).sandboxPort() ?? (await freePort()), smtp: await freePort() };
}

export const sandboxAddress = ({ http }: SandboxPorts): string => `http://127.0.0.1:${http}`;

/** A bot's token, which only this installation knows. Whoever has it can sign in to the bot as any person. */
const tokenFor = (bot: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`sandbox ${bot}`).digest('base64url');

export function sandboxProviderEnvironment(
  ports: SandboxPorts | undefined,
  secretKey: string,
  env: Environment,
): Record<string, string> {
  if (ports === undefined) return {};
  const sandbox = sandboxAddress(ports);
  const mail = { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, MAIL_FROM: env.MAIL_FROM || texts.mailFrom };
  return {
    ...(env.SMTP_URL ? {} : mail),
    YOOKASSA_API_URL: `${sandbox}/yookassa/v3`,
    TELEGRAM_API_URL: `${sandbox}/telegram`,
    TELEGRAM_LINK_URL: `${sandbox}/telegram`,
    TELEGRAM_BOT_TOKEN: `1000001:${tokenFor('telegram', secretKey)}`,
    MAX_API_URL: `${sandbox}/max/api`,
    MAX_LINK_URL: `${sandbox}/max`,
    MAX_BOT_TOKEN: tokenFor('max', secretKey),
    PUSH_API_URL: `${sandbox}/push`,
    PLATFORM_YOOKASSA_SHOP_ID: '1',
    PLATFORM_YOOKASSA_SECRET: 'test_platform',
    ...(env.CHAT_API_URL ? {} : { CHAT_API_URL: `${sandbox}/images/v1`, CHAT_API_KEY: 'test', CHAT_MODEL: 'test' }),
  };
}
