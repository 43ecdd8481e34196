import { type Environment, refuseSetting, settingsIn } from 'shared-contracts/process';
import { texts } from './texts.ts';

/** An endpoint that speaks OpenAI's API, or another service outside. */
type ImagesConfig =
  | { provider: 'studio' }
  | { provider: 'openai'; url: string; key: string; model: string }
  | { provider: 'yandexart'; url: string; key: string; modelUri: string };

/** Who makes pictures and texts, and how attempts are paid for. */
export interface GeneratorConfig {
  images: ImagesConfig;
  /** Endpoint that speaks OpenAI's chat API; null where no texts are proposed. */
  chat: { url: string; key: string; model: string } | null;
  /** The platform's own account at YooKassa, which attempts are paid to; null where none can be bought. */
  account: { shopId: string; secret: string } | null;
  /** Attempts that each merchant has from the beginning. */
  freeAttempts: number;
  /** Milliseconds that the work on one attempt may take, tries included. */
  runLimit: number;
}

const { meanings } = texts.settings;

/** @throws {StartProblem} at the first setting that is missing or cannot be used */
export function readGenerator(env: Environment): GeneratorConfig {
  const { text, address, integer, oneOf, required } = settingsIn(env);

  /** Keys and merchants' pictures go there: without TLS only to this machine. */
  function api(name: string, usual: string): string {
    const url = address(name);
    const isNear = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(url?.hostname ?? '');
    if (url?.protocol === 'http:' && !isNear) refuseSetting(name, url.origin, texts.settings.onlyTls);
    return (url?.href ?? usual).replace(/\/+$/, '');
  }

  function imagesFrom(): ImagesConfig {
    const provider = oneOf('IMAGES_PROVIDER', ['studio', 'openai', 'yandexart'] as const) ?? 'studio';
    if (provider === 'studio') return { provider };
    const key = required('IMAGES_API_KEY', meanings.imagesKey);
    const model = required('IMAGES_MODEL', meanings.imagesModel);
    if (provider === 'openai') return { provider, url: api('IMAGES_API_URL', 'https://api.openai.com/v1'), key, model };
    return { provider, url: api('IMAGES_API_URL', 'https://llm.api.cloud.yandex.net'), key, modelUri: model };
  }

  const chatUrl = text('CHAT_API_URL');
  const shopId = text('PLATFORM_YOOKASSA_SHOP_ID');
  return {
    images: imagesFrom(),
    chat:
      chatUrl === undefined
        ? null
        : {
            url: api('CHAT_API_URL', chatUrl),
            key: required('CHAT_API_KEY', meanings.chatKey),
            model: required('CHAT_MODEL', meanings.chatModel),
          },
    account:
      shopId === undefined ? null : { shopId, secret: required('PLATFORM_YOOKASSA_SECRET', meanings.platformSecret) },
    freeAttempts: integer('GENERATIONS_FREE', 0, 1_000_000) ?? 30,
    runLimit: (integer('GENERATION_SECONDS', 1, 3_600) ?? 300) * 1_000,
  };
}
