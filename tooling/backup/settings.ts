import { resolve } from 'node:path';
import { type Environment, refuseSetting, type S3Settings } from 'shared-node';
import { checkout, defaultDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { texts } from './texts.ts';

export type StoreSettings = S3Settings & { prefix: string };

export interface BackupSettings {
  dataDir: string;
  databaseUrl?: string;
  target: { folder: string } | StoreSettings;
  content: { folder: string } | StoreSettings;
  key?: Buffer;
  keepDays: number;
}

export function readBackupSettings(env: Environment = process.env): BackupSettings {
  const values = envOf(env);
  const dataDir = defaultDataDir(env);
  const store = values.backup.store();
  const content = values.content();
  const prefix = values.backup.prefix()?.replace(/\/*$/, '/') ?? '';
  return {
    dataDir,
    databaseUrl: values.databaseUrl(),
    target: store
      ? { ...store, prefix: prefix === '/' ? '' : prefix }
      : { folder: resolve(checkout, values.backup.folder() ?? `${dataDir}-backups`) },
    content: content ? { ...content, prefix: '' } : { folder: resolve(dataDir, 'content') },
    key: values.backup.key(),
    keepDays: values.backup.keepDays() ?? 30,
  };
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export function readBackupInterval(env: Environment = process.env): number | null {
  const text = envOf(env).backup.every();
  if (text === undefined) return null;
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text.trim()) ?? [];
  const every = Number(count) * (units[unit as keyof typeof units] ?? 0);
  return every >= 60_000 ? every : refuseSetting('BACKUP_EVERY', text, texts.every);
}
