import { parseBackupSelector } from './choose.ts';
import { findExpiredBackups } from './prune.ts';
import { readBackupInterval, readBackupSettings } from './settings.ts';

it('keeps backups beside the data folder, so that a reset does not take them along', () => {
  const { target, keepDays, key } = readBackupSettings({ B2B_DATA_DIR: '/srv/b2b' });
  expect(target).toEqual({ folder: '/srv/b2b-backups' });
  expect([keepDays, key]).toEqual([30, undefined]);
});

it('takes a store of its own, with a prefix', () => {
  const { target } = readBackupSettings({
    BACKUP_S3_ENDPOINT: 'https://s3.example.ru',
    BACKUP_S3_BUCKET: 'copies',
    BACKUP_S3_PREFIX: 'shop',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(target).toEqual({
    endpoint: 'https://s3.example.ru',
    bucket: 'copies',
    prefix: 'shop/',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

it.each([
  [{ BACKUP_KEY: 'abc' }, 'Настройка BACKUP_KEY не подходит, нужно: 32 байта в base64'],
  [{ BACKUP_KEEP_DAYS: '0' }, 'Настройка BACKUP_KEEP_DAYS не подходит: «0», нужно: целое число от 1 до 3650.'],
  [{ BACKUP_S3_ENDPOINT: 'https://s3.example.ru' }, 'Не задана настройка BACKUP_S3_BUCKET'],
])('refuses %j in a sentence', (env, sentence) => {
  expect(() => readBackupSettings(env)).toThrow(sentence);
});

it('reads how often backups are made', () => {
  expect(readBackupInterval({})).toBeNull();
  expect(readBackupInterval({ BACKUP_EVERY: '30m' })).toBe(1_800_000);
  expect(readBackupInterval({ BACKUP_EVERY: '6h' })).toBe(21_600_000);
  expect(readBackupInterval({ BACKUP_EVERY: '1d' })).toBe(86_400_000);
  for (const BACKUP_EVERY of ['0m', 'daily', '5', '-1h'])
    expect(() => readBackupInterval({ BACKUP_EVERY })).toThrow('BACKUP_EVERY');
});

it('knows what to restore', () => {
  expect(parseBackupSelector([])).toEqual({});
  expect(parseBackupSelector(['--list'])).toEqual({ list: true });
  expect(parseBackupSelector(['--id', 'x'])).toEqual({ id: 'x' });
  expect(parseBackupSelector(['--at', '2026-01-31T12:00:00+03:00'])).toEqual({ at: new Date('2026-01-31T09:00:00Z') });
  expect(() => parseBackupSelector(['--at', 'вчера'])).toThrow('--at вчера');
  expect(() => parseBackupSelector(['--force'])).toThrow('--force');
});

it('finds backups too old after their days, but never the last one', () => {
  const backup = (id: string) => ({ id, encrypted: false });
  const whole = ['20260101T000000Z-a', '20260102T000000Z-b', '20260103T000000Z-c'].map(backup);
  const on = (day: string) => findExpiredBackups(whole, 10, new Date(day)).map(({ id }) => id.slice(-1));
  expect(on('2026-01-11T00:00:00Z')).toEqual([]);
  expect(on('2026-01-11T00:00:01Z')).toEqual(['a']);
  expect(on('2027-01-01T00:00:00Z')).toEqual(['a', 'b']);
});
