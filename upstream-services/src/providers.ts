import { createSettingsReader, type Environment, refuseSetting, StartupError } from 'shared-node';
import { texts } from './texts.ts';

const { onlyTls, wrongToken } = texts.settings;

export interface ProvidersConfig {
  yookassa: string;
  telegram: string;
  /** With a slash at its end: its client resolves paths against it. */
  max: string;
  telegramLinks: string;
  maxLinks: string;
  push: string | null;
  telegramToken: string | null;
  maxToken: string | null;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const telegramToken = /^\d{1,20}:[\w-]{30,100}$/;
const maxToken = /^[\w.~-]{16,500}$/;

export function readProviders(env: Environment): ProvidersConfig {
  const { text, address } = createSettingsReader(env);

  /** Secrets are sent to this API, so plain HTTP is allowed to this machine only. */
  function api(name: string): string | undefined {
    const url = address(name);
    if (url?.protocol === 'http:' && !loopback.test(url.hostname)) refuseSetting(name, url.origin, onlyTls);
    return url?.href.replace(/\/+$/, '');
  }

  function token(name: string, form: RegExp): string | null {
    const value = text(name);
    if (value !== undefined && !form.test(value)) throw new StartupError(wrongToken(name));
    return value ?? null;
  }

  return {
    yookassa: api('YOOKASSA_API_URL') ?? 'https://api.yookassa.ru/v3',
    telegram: api('TELEGRAM_API_URL') ?? 'https://api.telegram.org',
    max: `${api('MAX_API_URL') ?? 'https://platform-api2.max.ru'}/`,
    telegramLinks: api('TELEGRAM_LINK_URL') ?? 'https://t.me',
    maxLinks: api('MAX_LINK_URL') ?? 'https://max.ru',
    push: api('PUSH_API_URL') ?? null,
    telegramToken: token('TELEGRAM_BOT_TOKEN', telegramToken),
    maxToken: token('MAX_BOT_TOKEN', maxToken),
  };
}
