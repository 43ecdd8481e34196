import { randomUUID } from 'node:crypto';
import { uploadContent } from 'shared-contracts';
import { CallFailed } from '../demo/client.ts';
import type { Platform } from '../start/platform.ts';
import { startFakeS3 } from '../test/fake-s3.ts';
import { bigPicture } from './big-picture.ts';
import { type FaultyLine, startFaultyLine } from './faulty-line.ts';
import { judgeRecovery } from './recovery-times.ts';
import { type Findings, mergeFindings, type Scenario } from './scenario.ts';
import { raisedLimitsEnv, type Shop } from './shop.ts';
import { type ShoppingContext, whileShopping } from './shopping.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.store;
const longestRefusal = 30_000;
let line: FaultyLine;

const upload = ({ owner, productId }: Shop, idempotencyToken: string): Promise<string | undefined> =>
  owner
    .call(uploadContent, { file: bigPicture(800, 600), idempotencyToken, externalId: productId, order: 1, show: true })
    .then(
      () => undefined,
      (error: Error) => (error instanceof CallFailed ? error.code : error.message),
    );

async function run(platform: Platform): Promise<Findings> {
  const uploads: Findings = { figures: [], broken: [] };
  const times = new Map<string, number[]>();
  const goAway = async (state: keyof typeof texts.faults, { shop, untilOrderTaken }: ShoppingContext) => {
    const fault = texts.faults[state];
    const token = randomUUID();
    line.set(state);
    const began = performance.now();
    const code = await upload(shop, token);
    const took = performance.now() - began;
    uploads.figures.push([texts.upload(fault), texts.refused(code, (took / 1000).toFixed(1))]);
    if (code !== 'unavailable') uploads.broken.push(texts.wrongCode(fault, code));
    if (took > longestRefusal) uploads.broken.push(texts.slow(fault));
    times.set(fault, [await untilOrderTaken()]);
    line.set('open');
    if (await upload(shop, token)) uploads.broken.push(texts.lost(fault));
  };
  const shopped = await whileShopping(platform, async (meanwhile) => {
    if (await upload(meanwhile.shop, randomUUID())) uploads.broken.push(texts.never);
    await goAway('closed', meanwhile);
    await goAway('silent', meanwhile);
  });
  return mergeFindings(shopped, judgeRecovery(times), uploads);
}

export const storeOutage: Scenario = {
  name: 'store',
  title: texts.title,
  prepare: async () => {
    const store = await startFakeS3();
    line = await startFaultyLine(store.endpoint);
    return {
      env: { S3_ENDPOINT: line.address, S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
      end: () => {
        line.close();
        store.close();
      },
    };
  },
  env: raisedLimitsEnv,
  run,
};
