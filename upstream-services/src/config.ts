import { createECDH, createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type BotChannel, type Group, operationGroups, type Stage } from 'shared-contracts';
import type { Environment, S3Settings, TrustedProxies } from 'shared-node';
import { deriveRegistryKey } from 'shared-node/release-signatures';
import { readEnv, readPublicOrigin } from './env.ts';
import { type GeneratorConfig, readGenerator } from './generator-settings.ts';
import { type ProvidersConfig, readProviders } from './providers.ts';

export interface MailConfig {
  smtpUrl: string | null;
  from: string;
  folder: string | null;
}

interface VapidConfig {
  publicKey: string;
  privateKey: string;
  contact: string;
}

export interface Config {
  host: string;
  port: number;
  socket?: number;
  stage: Stage;
  groups: readonly Group[];
  databaseUrl: string;
  databasePool: number;
  content: { folder: string } | S3Settings;
  secretKey: Buffer;
  registryKey: string;
  mail: MailConfig;
  providers: ProvidersConfig;
  generator: GeneratorConfig;
  vapid: VapidConfig;
  /** `host:port` of push services that may be called although their addresses are not public; none in production. */
  pushHosts: string[];
  /** Secret that a messenger sends with its webhook calls; null where updates are polled instead. */
  webhookSecrets: Record<BotChannel, string | null>;
  disks: { folders: string[]; reserve: number };
  publicOrigin: string;
  /** Origins of all brands: no other origin appears in links of mails or is valid for passkeys. */
  publicOrigins: readonly string[];
  trustProxy: TrustedProxies;
  logLevel: string;
  /** Multiplies the rate limits of orders; 1 except in load tests. */
  limitsFactor: number;
  pictureHosts: string[];
  webhookHosts: string[];
  workProcesses: number;
  pictureQuota: { pictures: number; bytes: number };
}

type Env = ReturnType<typeof readEnv>;

const MiB = 2 ** 20;

export function readConfig(env: Environment): Config {
  const values = readEnv(env);
  const { stage } = values;
  const providers = readProviders(env);
  return {
    host: values.host ?? '127.0.0.1',
    port: values.port ?? 3101,
    socket: values.socket,
    stage,
    groups: values.groups ?? operationGroups,
    databaseUrl: values.databaseUrl,
    databasePool: values.databasePool ?? 10,
    content: values.content,
    secretKey: values.secretKey,
    registryKey: values.registryKey ?? deriveRegistryKey(values.secretKey),
    mail: mailFrom(values, stage),
    providers,
    generator: readGenerator(env),
    vapid: vapidFrom(values),
    pushHosts: stage === 'production' || providers.push === null ? [] : [new URL(providers.push).host],
    webhookSecrets: { telegram: values.telegramWebhookSecret ?? null, max: values.maxWebhookSecret ?? null },
    disks: disksFrom(values),
    publicOrigin: readPublicOrigin(env),
    publicOrigins: values.publicOrigins,
    trustProxy: values.trustedProxies,
    limitsFactor: values.limitsFactor ?? 1,
    logLevel: values.logLevel ?? 'info',
    pictureHosts: stage === 'production' ? [] : (values.pictureHosts ?? []),
    webhookHosts: stage === 'production' ? [] : (values.webhookHosts ?? []),
    // At least two processes: with one, a merchant's long task would keep those of all others waiting.
    workProcesses: values.workProcesses ?? Math.min(Math.max(availableParallelism(), 2), 4),
    pictureQuota: { pictures: values.quotaPictures ?? 5_000, bytes: (values.quotaPicturesMib ?? 2_048) * MiB },
  };
}

const disksFrom = ({ databaseDir, content, diskReserveMb = 64 }: Env): Config['disks'] => ({
  folders: [databaseDir, 'folder' in content ? content.folder : undefined].filter((folder) => folder !== undefined),
  reserve: diskReserveMb * MiB,
});

/** Browsers subscribe with the VAPID key for good: unless one is configured it is derived from the installation's secret, and outlives a restore. */
function vapidFrom({ secretKey, vapidKey, vapidContact, publicOrigin = '' }: Env): VapidConfig {
  const key = vapidKey ?? createHmac('sha256', secretKey).update('vapid').digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: key.toString('base64url'),
    contact: vapidContact ?? (publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:push@example.ru'),
  };
}

const mailFrom = ({ smtpUrl, mailFrom = '', outboxDir }: Env, stage: Stage): MailConfig => ({
  smtpUrl: smtpUrl ?? null,
  from: mailFrom,
  folder: stage === 'production' ? null : (outboxDir ?? null),
});
