import { isIP } from 'node:net';
import { operationGroups } from 'shared-contracts/names';
import { createSettingsReader, type Environment } from 'shared-node';

type MemorySetting = 'BFF_MEMORY_MB' | 'SANDBOX_MEMORY_MB' | 'SERVICES_MEMORY_MB' | 'WORKER_MEMORY_MB';

const providerSettings = ['YOOKASSA_API_URL', 'TELEGRAM_API_URL', 'TELEGRAM_BOT_TOKEN', 'MAX_API_URL', 'MAX_BOT_TOKEN'];

/**
 * Every setting of the commands by its name, each read when it is asked for, so that no command fails for another's.
 * @throws StartupError from a setting that cannot be used
 */
export const envOf = (env: Environment = process.env) => {
  const { text, integer, someOf, s3, key } = createSettingsReader(env);
  return {
    dataDir: () => text('B2B_DATA_DIR'),
    releasesDir: () => text('RELEASES_DIR'),
    databaseUrl: () => text('DATABASE_URL'),
    stage: () => text('STAGE'),
    /** Some shells set HOST to the machine's name, so only an IP address is accepted. */
    host: () => (isIP(text('HOST') ?? '') ? text('HOST') : undefined),
    port: () => integer('PORT', 1, 65_535),
    servicesApart: () => someOf('SERVICES_APART', operationGroups) ?? [],
    secretKey: () => text('SECRET_KEY'),
    registrySigningKey: () => text('REGISTRY_SIGNING_KEY'),
    registryKeys: () => text('REGISTRY_KEYS'),
    telemetrySecret: () => text('TELEMETRY_SECRET'),
    brandsDir: () => text('BRANDS_DIR'),
    publicOrigin: (name: string) => text(name),
    smtpUrl: () => text('SMTP_URL'),
    upstream: () => text('UPSTREAM_URL'),
    sandboxPort: () => integer('SANDBOX_PORT', 1, 65_535),
    hasProviders: () => providerSettings.some((name) => text(name) !== undefined),
    nodeOptions: () => text('NODE_OPTIONS'),
    memoryMb: (name: MemorySetting) => integer(name, 1, 1_000_000),
    content: () => s3('S3_'),
    backup: {
      store: () => s3('BACKUP_S3_'),
      prefix: () => text('BACKUP_S3_PREFIX'),
      folder: () => text('BACKUP_DIR'),
      every: () => text('BACKUP_EVERY'),
      keepDays: () => integer('BACKUP_KEEP_DAYS', 1, 3650),
      beforeMigration: () => text('BACKUP_BEFORE_MIGRATION') !== 'off',
      key: () => {
        const value = text('BACKUP_KEY');
        return value === undefined ? undefined : key('BACKUP_KEY', value);
      },
    },
  };
};
