import { createECDH, createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type BotChannel, type Group, groups, type Stage } from 'shared-contracts';
import type { Environment, S3Settings, TrustedProxies } from 'shared-contracts/process';
import { registryKeyOf } from 'shared-contracts/release-signatures';
import { readEnv, readPublicOrigin } from './env.ts';
import { type GeneratorConfig, readGenerator } from './generator-settings.ts';
import { type ProvidersConfig, readProviders } from './providers.ts';

export interface MailConfig {
  /** `smtp://` or `smtps://` with the sign-in; null where there is no mail server. */
  smtpUrl: string | null;
  /** Whom mails come from: an address, or `Name <address>`. */
  from: string;
  /** Folder for mails where there is no server; null in production. */
  folder: string | null;
}

/** Whom push services know this platform as (RFC 8292); keys in base64url. */
interface VapidConfig {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to where something is wrong: `mailto:` or `https:`. */
  contact: string;
}

/** What the environment says, read once at start. */
export interface Config {
  host: string;
  port: number;
  /** Descriptor of a bound socket to listen on, where whoever started the process holds one. */
  socket?: number;
  stage: Stage;
  /** Groups of calls that this process answers; what is of another is not there. */
  groups: readonly Group[];
  databaseUrl: string;
  /** Connections to the database at most. */
  databasePool: number;
  /** Where pictures are kept: a folder, or an S3-compatible store. */
  content: { folder: string } | S3Settings;
  /** 32 bytes that encrypt payment secrets at rest (decision 3.11). */
  secretKey: Buffer;
  /** Private key that the registry of remotes signs with: 32 bytes in base64url. */
  registryKey: string;
  mail: MailConfig;
  providers: ProvidersConfig;
  generator: GeneratorConfig;
  vapid: VapidConfig;
  /** `host:port` of push services that may be asked although they are not public; none in production. */
  pushHosts: string[];
  /** What a messenger proves itself by when it brings updates; null where they are asked for instead. */
  webhookSecrets: Record<BotChannel, string | null>;
  /** Folders on the disks that are written to (database, pictures), and the bytes that must stay free on each. */
  disks: { folders: string[]; reserve: number };
  /** Origin of links in mails where none of {@link publicOrigins} is known to be the person's (decision 1.5). */
  publicOrigin: string;
  /** Origins of all brands: the only ones of links in mails and of passkeys. */
  publicOrigins: readonly string[];
  /** Whose `x-forwarded-for` is believed. */
  trustProxy: TrustedProxies;
  logLevel: string;
  /** How many times the usual tries the limits take; 1 but for load tests. */
  limitsFactor: number;
  /** `host:port` whose pictures an import may take although they are not public; none in production. */
  pictureHosts: string[];
  /** `host:port` that webhooks may lead to although they are not public; for demonstration and tests. */
  webhookHosts: string[];
  /** Processes at most for each kind of work that runs apart: merchants' pictures, tables, shoppers' pictures. */
  workProcesses: number;
  /** What a merchant's pictures may be at most, hidden ones included; variants of them are not counted. */
  pictureQuota: { pictures: number; bytes: number };
}

type Said = ReturnType<typeof readEnv>;

const MiB = 2 ** 20;

/**
 * Reads the configuration.
 * @throws {StartProblem} at the first setting that is missing or wrong
 */
export function readConfig(env: Environment): Config {
  const values = readEnv(env);
  const { stage } = values;
  const providers = readProviders(env);
  return {
    host: values.host ?? '127.0.0.1',
    port: values.port ?? 3101,
    socket: values.socket,
    stage,
    groups: values.groups ?? groups,
    databaseUrl: values.databaseUrl,
    databasePool: values.databasePool ?? 10,
    content: values.content,
    secretKey: values.secretKey,
    registryKey: values.registryKey ?? registryKeyOf(values.secretKey),
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
    // With one alone, a merchant's long task would keep all others waiting.
    workProcesses: values.workProcesses ?? Math.min(Math.max(availableParallelism(), 2), 4),
    pictureQuota: { pictures: values.quotaPictures ?? 5_000, bytes: (values.quotaPicturesMib ?? 2_048) * MiB },
  };
}

/** The database's folder is known where it is on this machine. */
const disksFrom = ({ databaseDir, content, diskReserveMb = 64 }: Said): Config['disks'] => ({
  folders: [databaseDir, 'folder' in content ? content.folder : undefined].filter((folder) => folder !== undefined),
  reserve: diskReserveMb * MiB,
});

/** Browsers subscribe with this key for good: unless one is configured it is made of the installation's secret, and outlives a restore. */
function vapidFrom({ secretKey, vapidKey, vapidContact, publicOrigin = '' }: Said): VapidConfig {
  const key = vapidKey ?? createHmac('sha256', secretKey).update('vapid').digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: key.toString('base64url'),
    contact: vapidContact ?? (publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:push@example.ru'),
  };
}

const mailFrom = ({ smtpUrl, mailFrom = '', outboxDir }: Said, stage: Stage): MailConfig => ({
  smtpUrl: smtpUrl ?? null,
  from: mailFrom,
  folder: stage === 'production' ? null : (outboxDir ?? null),
});
