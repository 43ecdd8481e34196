import { texts } from './texts.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export class StartupError extends Error {
  override name = 'StartupError';
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const firstSocket = 3;

export function refuseSetting(name: string, value: string, allowed: string): never {
  throw new StartupError(texts.wrong(name, value, allowed));
}

export function createSettingsReader(env: Environment) {
  const text = (name: string): string | undefined => env[name] || undefined;

  function required(name: string, meaning: string): string {
    const value = text(name);
    if (value === undefined) throw new StartupError(texts.missing(name, meaning));
    return value;
  }

  function integer(name: string, least: number, most: number): number | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : refuseSetting(name, value, texts.number(least, most));
  }

  function oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    return values.find((each) => each === value) ?? refuseSetting(name, value, values.join(', '));
  }

  function list(name: string): string[] | undefined {
    const parts = text(name)?.split(',');
    return parts?.map((part) => part.trim()).filter(Boolean);
  }

  function someOf<Value extends string>(name: string, values: readonly Value[]): Value[] | undefined {
    const named = list(name);
    const stranger = named?.find((each) => !values.some((value) => value === each));
    if (stranger !== undefined) return refuseSetting(name, stranger, values.join(', '));
    return named?.length ? values.filter((value) => named.includes(value)) : undefined;
  }

  function address(name: string): URL | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return url;
    return refuseSetting(name, value, texts.address);
  }

  function key(name: string, value: string): Buffer {
    const bytes = Buffer.from(value, 'base64');
    if (bytes.length !== 32) throw new StartupError(texts.wrongSecret(name, texts.key));
    return bytes;
  }

  const proxies = (name: string, always = ''): TrustedProxies =>
    readTrustedProxies(`${always},${text(name) ?? ''}`) ?? refuseSetting(name, text(name) ?? '', texts.proxies);

  /**
   * The descriptor of an already bound socket that this process got at its start, by the convention of systemd's socket activation (`LISTEN_FDS`).
   * The supervisor uses the same convention.
   */
  function heldSocket(): number | undefined {
    const isOurs = !text('LISTEN_PID') || text('LISTEN_PID') === String(process.pid);
    return isOurs && integer('LISTEN_FDS', 1, 1) ? firstSocket : undefined;
  }

  function s3(start: string): S3Settings | undefined {
    const endpoint = text(`${start}ENDPOINT`);
    return endpoint === undefined
      ? undefined
      : {
          endpoint,
          bucket: required(`${start}BUCKET`, texts.s3),
          region: text(`${start}REGION`) ?? 'us-east-1',
          accessKeyId: required(`${start}ACCESS_KEY_ID`, texts.s3),
          secretAccessKey: required(`${start}SECRET_ACCESS_KEY`, texts.s3),
        };
  }

  return { text, required, integer, oneOf, list, someOf, address, key, proxies, heldSocket, s3 };
}
