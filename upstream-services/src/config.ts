import { availableParallelism } from 'node:os';
import { type Stage, stages } from 'shared-contracts';
import { readTrustedProxies, type TrustedProxies } from 'shared-contracts/process';
import { texts } from './texts.ts';

/** A setting that is missing or wrong; the message is one sentence for a person. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How mails leave the house. */
export interface MailConfig {
  /** `smtp://` or `smtps://` with the sign-in; null where there is no mail server. */
  smtpUrl: string | null;
  /** Whom mails come from: an address, or `Name <address>`. */
  from: string;
  /** Folder for mails where there is no server; null in production. */
  folder: string | null;
}

/** What the environment says, read once at start. */
export interface Config {
  host: string;
  port: number;
  stage: Stage;
  databaseUrl: string;
  /** Connections to the database at most. */
  databasePool: number;
  /** Where pictures are kept: a folder, or an S3-compatible store. */
  content: { folder: string } | S3Config;
  /** 32 bytes that encrypt payment secrets at rest (decision 3.11). */
  secretKey: Buffer;
  mail: MailConfig;
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
  /** Processes at most for each kind of work that runs apart: merchants' pictures, tables, shoppers' pictures. */
  workProcesses: number;
  /** What a merchant's pictures may be at most, hidden ones included; variants of them are not counted. */
  pictureQuota: { pictures: number; bytes: number };
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the one setting that a command on the database alone needs.
 * @throws ConfigError where it is missing
 */
export const readDatabaseUrl = (env: Environment): string =>
  required(env, 'DATABASE_URL', texts.settings.meanings.databaseUrl);

/**
 * Reads the configuration.
 * @throws ConfigError at the first setting that is missing or wrong
 */
export function readConfig(env: Environment): Config {
  const stage = oneOf(env, 'STAGE', stages, 'production');
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 3101, 0, 65_535),
    stage,
    databaseUrl: readDatabaseUrl(env),
    databasePool: integer(env, 'DATABASE_POOL', 10, 1, 500),
    content: readContent(env),
    secretKey: readSecretKey(env),
    mail: readMail(env, stage),
    disks: readDisks(env),
    publicOrigin: withoutSlash(env.PUBLIC_ORIGIN_BLOOM || 'http://localhost:3000'),
    publicOrigins: readPublicOrigins(env),
    trustProxy: readTrust(env),
    limitsFactor: integer(env, 'LIMITS_FACTOR', 1, 1, 100_000),
    logLevel: oneOf(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
    pictureHosts: stage === 'production' ? [] : (env.PICTURE_HOSTS || '').split(',').filter(Boolean),
    // With one alone, a merchant's long task would keep all others waiting.
    workProcesses: integer(env, 'WORK_PROCESSES', Math.min(Math.max(availableParallelism(), 2), 4), 2, 64),
    pictureQuota: {
      pictures: integer(env, 'QUOTA_PICTURES', 5_000, 1, 1_000_000),
      bytes: integer(env, 'QUOTA_PICTURES_MIB', 2_048, 1, 1_000_000) * 1024 * 1024,
    },
  };
}

const withoutSlash = (origin: string): string => origin.replace(/\/+$/, '');

/** A brand is data: whatever origins are configured count, as in `PUBLIC_ORIGIN_MUM`. */
const readPublicOrigins = (env: Environment): string[] =>
  Object.entries(env).flatMap(([name, origin]) =>
    name.startsWith('PUBLIC_ORIGIN_') && origin ? [withoutSlash(origin)] : [],
  );

function required(env: Environment, name: string, meaning: string): string {
  const value = env[name];
  if (!value) throw new ConfigError(texts.settings.missing(name, meaning));
  return value;
}

function integer(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new ConfigError(texts.settings.wrong(name, text, `${least}–${most}`));
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name] || fallback;
  const value = allowed.find((candidate) => candidate === text);
  if (value === undefined) throw new ConfigError(texts.settings.wrong(name, text, allowed.join(', ')));
  return value;
}

/** Loopback is where the BFF is unless configured otherwise. */
function readTrust({ TRUST_PROXY: named = '' }: Environment): TrustedProxies {
  const trusted = readTrustedProxies(`loopback, ${named}`);
  if (trusted) return trusted;
  throw new ConfigError(texts.settings.wrong('TRUST_PROXY', named, texts.settings.proxies));
}

function readSecretKey(env: Environment): Buffer {
  const meaning = texts.settings.meanings.secretKey;
  const key = Buffer.from(required(env, 'SECRET_KEY', meaning), 'base64');
  if (key.length !== 32) throw new ConfigError(texts.settings.secret('SECRET_KEY', meaning));
  return key;
}

function readContent(env: Environment): Config['content'] {
  if (!env.S3_ENDPOINT) return { folder: required(env, 'CONTENT_DIR', texts.settings.meanings.content) };
  const s3 = (name: string) => required(env, name, texts.settings.meanings.content);
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: s3('S3_BUCKET'),
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: s3('S3_ACCESS_KEY_ID'),
    secretAccessKey: s3('S3_SECRET_ACCESS_KEY'),
  };
}

const megabyte = 2 ** 20;

/** The database's folder is known where it is on this machine. */
const readDisks = (env: Environment): Config['disks'] => ({
  folders: [env.DATABASE_DIR, env.S3_ENDPOINT ? undefined : env.CONTENT_DIR].filter((folder) => folder !== undefined),
  reserve: integer(env, 'DISK_RESERVE_MB', 64, 0, 1_000_000) * megabyte,
});

function readMail(env: Environment, stage: Stage): MailConfig {
  const smtpUrl = env.SMTP_URL || null;
  if (smtpUrl && !/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? ''))
    throw new ConfigError(texts.settings.secret('SMTP_URL', texts.settings.meanings.smtp));
  return {
    smtpUrl,
    from: smtpUrl ? required(env, 'MAIL_FROM', texts.settings.meanings.mailFrom) : (env.MAIL_FROM ?? ''),
    folder: stage === 'production' ? null : env.OUTBOX_DIR || null,
  };
}
