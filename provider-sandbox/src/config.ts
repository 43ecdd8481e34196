import { notifyOfPayment, operationPath, stages } from 'shared-contracts';
import { createSettingsReader, type Environment, logLevels, StartupError } from 'shared-node';
import { texts } from './texts.ts';

export interface Config {
  port: number;
  smtpPort: number;
  mailFolder: string | undefined;
  folder: string | undefined;
  yookassaNotifyUrl: string | undefined;
  logLevel: string;
}

/**
 * Reads the configuration.
 * @throws {StartupError} on the stage production (also the default, where no stage is set), and for a setting that cannot be used
 */
export function readConfig(env: Environment): Config {
  const { text, oneOf, integer, address } = createSettingsReader(env);
  const stage = oneOf('STAGE', stages) ?? 'production';
  if (stage === 'production') throw new StartupError(texts.start.production);
  const platform = address('SANDBOX_PLATFORM_URL');
  return {
    port: integer('SANDBOX_PORT', 0, 65_535) ?? 3105,
    smtpPort: integer('SANDBOX_SMTP_PORT', 0, 65_535) ?? 3106,
    mailFolder: text('SANDBOX_MAIL_DIR'),
    folder: text('SANDBOX_DIR'),
    yookassaNotifyUrl: platform && `${platform.origin}${operationPath(notifyOfPayment)}`,
    logLevel: oneOf('LOG_LEVEL', logLevels) ?? 'info',
  };
}
