import { operationPath, stateElementId, updateMerchant } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { type Script, sendJson, sessionOf } from '../testing/fake-service.ts';
import { makeRenderingReleases, type RenderingReleases } from '../testing/rendering-releases.ts';
import { asSignedIn, type RunningBff, startBff } from '../testing/running-bff.ts';

const home = '/b2b/shop/verbena';

let releases: RenderingReleases;
let bff: RunningBff;
let revisions: Record<string, number>;

const service: Script = ({ url, headers }, response) => {
  const shop = String(headers['x-merchant-name']);
  if (url.endsWith('/revision')) return sendJson(response, 200, { revision: revisions[shop] ?? 1 });
  if (url === '/session') return sendJson(response, 200, sessionOf('verbena'));
  sendJson(response, 200, { merchant_info: { title: `${shop} ${revisions[shop] ?? 1}` } });
};

const open = (path: string) => bff.call(path);
const shopReads = () => bff.service.seen.filter(({ url }) => url.endsWith('/info-by-slugs'));

beforeEach(async () => {
  releases = await makeRenderingReleases();
  revisions = {};
  bff = await startBff({ releases, answer: service });
  for (let text = ''; !text.includes(stateElementId); ) ({ text } = await open('/b2b/shop/another'));
});
afterEach(async () => {
  await bff.stop();
  await releases.remove();
});

it('after a merchant’s change the page of that shop that was visited is made before it is asked for', async () => {
  await open(home);
  // The office knows who is signed in.
  await bff.call('/b2b/merchant/orders', { headers: { cookie: asSignedIn(bff).cookie } });
  bff.service.seen.length = 0;
  revisions.verbena = 2;
  await bff.call(operationPath(updateMerchant), { method: 'POST', headers: asSignedIn(bff), body: '{}' });
  await waitUntil(() => shopReads().length > 0, 'nothing was made ahead');
  const { text } = await open(home);
  expect(text).toContain('<title>verbena 2</title>');
  expect(shopReads().map(({ headers }) => headers['x-merchant-name'])).toEqual(['verbena']);
});

it('a change that comes another way is noticed by the next visit, and the other pages are made', async () => {
  await open(home);
  await open(`${home}?page=2`);
  revisions.verbena = 2;
  for (let text = ''; !text.includes('<title>verbena 2</title>'); ) ({ text } = await open(home));
  bff.service.seen.length = 0;
  await waitUntil(() => shopReads().length > 0, 'nothing was made ahead');
  await open(`${home}?page=2`);
  expect(shopReads()).toHaveLength(1);
});
