import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import type { AppContext } from '../context.ts';
import type { TestClient } from './client.ts';
import { jpeg } from './pictures.ts';
import type { TestMerchant } from './shops.ts';
import type { TestServer } from './test-server.ts';

type Generator = AppContext['config']['generator'];

export function withGenerator(
  server: TestServer,
  changes: Partial<Generator>,
  others: Partial<AppContext> = {},
): Promise<TestServer> {
  const { config } = server.context;
  return server.another({ ...others, config: { ...config, generator: { ...config.generator, ...changes } } });
}

export const openAiAt = (origin: string): Generator['images'] => ({
  provider: 'openai',
  url: `${origin}/images/v1`,
  key: 'test',
  model: 'test',
});

/** @param take makes the picture of an upload: a small one, unless an object has to be found in it */
export function generating(server: TestClient, { owner }: TestMerchant, take: () => Promise<Blob> = jpeg) {
  return {
    upload: async (info: object = {}, file?: Blob) =>
      (
        await server.ok(
          api.uploadGenerationInput,
          {
            file: file ?? (await take()),
            idempotency_token: randomUUID(),
            content_info: { version: 'v1', type: 'image', ...info },
          },
          owner,
        )
      ).attempt_id,
    start: async (attempt_id: string, generation_text = '', product_type = 'gentle') => {
      const { status, problem } = await server.call(api.generate, { attempt_id, product_type, generation_text }, owner);
      return { status, problem };
    },
    state: async (attempt_id: string) =>
      (await server.ok(api.readAttemptStatus, { attempt_id }, owner)).generations_info[0],
    left: async () => (await server.ok(api.readAttempts, {}, owner)).generations_available,
  };
}
