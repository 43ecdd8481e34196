import { createSettingsReader, type Environment, refuseSetting } from 'shared-node';
import { texts } from './texts.ts';

type ImagesConfig =
  | { provider: 'studio' }
  | { provider: 'openai'; url: string; key: string; model: string }
  | { provider: 'yandexart'; url: string; key: string; modelUri: string };

export interface GeneratorConfig {
  images: ImagesConfig;
  chat: { url: string; key: string; model: string } | null;
  account: { shopId: string; secret: string } | null;
  freeAttempts: number;
  runLimit: number;
}

const { meanings } = texts.settings;

export function readGenerator(env: Environment): GeneratorConfig {
  const { text, address, integer, oneOf, required } = createSettingsReader(env);

  /** Keys and merchants' pictures are sent to this API, so plain HTTP is allowed to this machine only. */
  function api(name: string, fallback: string): string {
    const url = address(name);
    const isNear = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(url?.hostname ?? '');
    if (url?.protocol === 'http:' && !isNear) refuseSetting(name, url.origin, texts.settings.onlyTls);
    return (url?.href ?? fallback).replace(/\/+$/, '');
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
