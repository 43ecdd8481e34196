import { operationGroups, type Stage, stages } from 'shared-contracts';
import { createSettingsReader, type Environment, logLevels, StartupError } from 'shared-node';
import { texts } from './texts.ts';

const defaultOrigin = 'http://localhost:3000';

const { meanings, missingOrigin, missingSmtp, wrongSmtp, wrongVapid, wrongRegistryKey, wrongWebhookSecret } =
  texts.settings;

export const readDatabaseUrl = (env: Environment): string =>
  createSettingsReader(env).required('DATABASE_URL', meanings.databaseUrl);

const stageIn = (env: Environment): Stage => createSettingsReader(env).oneOf('STAGE', stages) ?? 'production';

export function readPublicOrigin(env: Environment): string {
  const origin = withoutSlash(createSettingsReader(env).text('PUBLIC_ORIGIN_BLOOM'));
  if (origin === undefined && stageIn(env) === 'production') throw new StartupError(missingOrigin);
  return origin ?? defaultOrigin;
}

/** @throws {StartupError} in production without SMTP_URL: every letter would be retried for hours and fail */
function readSmtpUrl(env: Environment): string | undefined {
  const url = createSettingsReader(env).text('SMTP_URL');
  if (url === undefined && stageIn(env) === 'production') throw new StartupError(missingSmtp);
  if (url && !/^smtps?:$/.test(URL.parse(url)?.protocol ?? '')) throw new StartupError(wrongSmtp);
  return url;
}

export function readEnv(env: Environment) {
  const { text, required, integer, oneOf, list, someOf, proxies, heldSocket, s3, key } = createSettingsReader(env);
  const smtpUrl = readSmtpUrl(env);
  function webhookSecret(name: string, form: RegExp): string | undefined {
    const secret = text(name);
    if (secret !== undefined && !form.test(secret)) throw new StartupError(wrongWebhookSecret(name));
    return secret;
  }
  return {
    stage: stageIn(env),
    host: text('HOST'),
    port: integer('PORT', 0, 65_535),
    socket: heldSocket(),
    groups: someOf('SERVICES', operationGroups),
    logLevel: oneOf('LOG_LEVEL', logLevels),
    databaseUrl: readDatabaseUrl(env),
    databasePool: integer('DATABASE_POOL', 1, 500),
    databaseDir: text('DATABASE_DIR'),
    content: s3('S3_') ?? { folder: required('CONTENT_DIR', meanings.content) },
    secretKey: key('SECRET_KEY', required('SECRET_KEY', meanings.secretKey)),
    smtpUrl,
    mailFrom: smtpUrl ? required('MAIL_FROM', meanings.mailFrom) : text('MAIL_FROM'),
    outboxDir: text('OUTBOX_DIR'),
    registryKey: registryKey(text('REGISTRY_SIGNING_KEY')),
    vapidKey: vapidKey(text('VAPID_PRIVATE_KEY')),
    vapidContact: text('VAPID_CONTACT'),
    telegramWebhookSecret: webhookSecret('TELEGRAM_WEBHOOK_SECRET', /^[\w-]{32,256}$/),
    /** Telegram allows underscores in the secret, MAX does not. */
    maxWebhookSecret: webhookSecret('MAX_WEBHOOK_SECRET', /^[A-Za-z\d-]{32,256}$/),
    diskReserveMb: integer('DISK_RESERVE_MB', 0, 1_000_000),
    publicOrigin: withoutSlash(text('PUBLIC_ORIGIN_BLOOM')),
    publicOrigins: Object.keys(env).flatMap((name) =>
      name.startsWith('PUBLIC_ORIGIN_') ? (withoutSlash(text(name)) ?? []) : [],
    ),
    trustedProxies: proxies('TRUST_PROXY', 'loopback'),
    limitsFactor: integer('LIMITS_FACTOR', 1, 100_000),
    pictureHosts: list('PICTURE_HOSTS'),
    webhookHosts: list('WEBHOOK_HOSTS'),
    workProcesses: integer('WORK_PROCESSES', 2, 64),
    quotaPictures: integer('QUOTA_PICTURES', 1, 1_000_000),
    quotaPicturesMib: integer('QUOTA_PICTURES_MIB', 1, 1_000_000),
  };
}

function vapidKey(key: string | undefined): Buffer | undefined {
  if (key === undefined) return undefined;
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 32) throw new StartupError(wrongVapid);
  return bytes;
}

function registryKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 32) throw new StartupError(wrongRegistryKey);
  return bytes.toString('base64url');
}

const withoutSlash = (origin: string | undefined): string | undefined => origin?.replace(/\/+$/, '');
