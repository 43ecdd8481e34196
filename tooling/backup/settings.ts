import { resolve } from 'node:path';
import { checkout, defaultDataDir } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { texts } from './texts.ts';

/** An S3-compatible store. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  /** Put before each name; empty or ending with `/`. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What the environment says about backups. */
export interface BackupSettings {
  dataDir: string;
  /** The database to copy or to fill; undefined for the embedded one. */
  databaseUrl?: string;
  /** Where backups are kept. */
  target: { folder: string } | S3Settings;
  /** Where pictures are: a folder, or the store that the services use. */
  content: { folder: string } | S3Settings;
  /** 32 bytes that encrypt a backup; undefined: it is not encrypted. */
  key?: Buffer;
  /** Days after which a backup is deleted; the last one stays. */
  keepDays: number;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings.
 * @throws StartProblem at the first one that is wrong
 */
export function readBackupSettings(env: Environment = process.env): BackupSettings {
  const dataDir = defaultDataDir(env);
  return {
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    target: readS3(env, 'BACKUP_S3_') ?? { folder: resolve(checkout, env.BACKUP_DIR || `${dataDir}-backups`) },
    content: readS3(env, 'S3_') ?? { folder: resolve(dataDir, 'content') },
    key: readKey(env.BACKUP_KEY),
    keepDays: readDays(env, 'BACKUP_KEEP_DAYS', 30),
  };
}

function readS3(env: Environment, start: string): S3Settings | undefined {
  const endpoint = env[`${start}ENDPOINT`];
  if (!endpoint) return undefined;
  const needed = (name: string): string => {
    const value = env[start + name];
    if (!value) throw new StartProblem(texts.missingS3(start + name));
    return value;
  };
  const prefix = env[`${start}PREFIX`]?.replace(/\/*$/, '/') ?? '';
  return {
    endpoint,
    bucket: needed('BUCKET'),
    prefix: prefix === '/' ? '' : prefix,
    region: env[`${start}REGION`] || 'us-east-1',
    accessKeyId: needed('ACCESS_KEY_ID'),
    secretAccessKey: needed('SECRET_ACCESS_KEY'),
  };
}

function readKey(text: string | undefined): Buffer | undefined {
  if (!text) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new StartProblem(texts.badKey);
  return key;
}

function readDays(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 3650) throw new StartProblem(texts.badNumber(name, text));
  return days;
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Milliseconds between scheduled backups, as `BACKUP_EVERY` says it (`30m`, `6h`, `1d`); null where none are made.
 * @throws StartProblem when it says something else
 */
export function readEvery(text: string | undefined): number | null {
  if (!text) return null;
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text.trim()) ?? [];
  const every = Number(count) * (units[unit as keyof typeof units] ?? 0);
  if (!(every >= 60_000)) throw new StartProblem(texts.badEvery(text));
  return every;
}
