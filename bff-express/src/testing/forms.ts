import { cartFields, formPathsOf } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import type { Quotas } from '../limits/buckets.ts';
import { type Script, sendJson, sendServiceProblem } from './fake-service.ts';
import { makeRenderingReleases, type RenderingReleases } from './rendering-releases.ts';
import { type RunningBff, startBff, type TestAnswer } from './running-bff.ts';

export const product = '01890000-0000-7000-8000-000000000101';
export const forms = formPathsOf('verbena');
export const checkoutPage = '/b2b/shop/verbena/checkout';

const storefront = `
require('shared-runtime/page');
exports.load = async ({ fetch, form }) => {
  const shown = { status: 200, head: { title: 'Корзина' }, personal: true, text: JSON.stringify(form ?? null) };
  if (form?.sent?.hang) return new Promise(() => {});
  if (!form?.sent || form.sent.set || form.sent.add) return shown;
  const headers = { 'content-type': 'application/json', 'x-merchant-name': 'verbena' };
  const answer = await fetch('/b2b/bff/orders/user-api/v1/checkout', { method: 'POST', headers, body: JSON.stringify(form.sent) });
  if (!answer.ok) return { ...shown, status: 422, text: (await answer.json()).code + JSON.stringify(form.sent) };
  const leadsTo = '/shop/verbena/order/' + (await answer.json()).order_token;
  return { ...shown, ordered: form.cart, leadsTo, left: 'typed by ' + form.sent.name };
};
exports.render = ({ text }) => '<p>' + text + '</p>';
`;

export const service: Script = ({ url, body }, response) => {
  if (url.endsWith('/revision')) sendJson(response, 200, { revision: 1 });
  else if (url.endsWith('/v1/checkout')) {
    const { key } = JSON.parse(body) as { key?: string };
    if (key === 'changed') sendServiceProblem(response, 409, 'cart_changed');
    else if (key === 'stopped') sendServiceProblem(response, 503, 'shop_stopped');
    else sendJson(response, 200, { order_token: `token-of-${key}` });
  } else sendJson(response, 200, {});
};

const boundary = 'form-of-a-test';
export const bodyOf = (fields: Record<string, string>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`;
export const multipart = `multipart/form-data; boundary=${boundary}`;
export const cookieOf = ({ headers }: TestAnswer): string => String(headers['set-cookie']?.[0]).split(';')[0] ?? '';

export function withForms() {
  // As with other servers of a file: filled before a test asks it.
  const bff = {} as RunningBff;
  let releases: RenderingReleases;
  beforeAll(async () => {
    releases = await makeRenderingReleases();
    await releases.release('mf-storefront', '2.0.0', {
      routes: [
        { path: '/shop/:merchantName', screen: 'shop', access: 'public', rendered: true },
        {
          path: '/shop/:merchantName/checkout',
          screen: 'checkout',
          access: 'public',
          rendered: true,
          takesForms: true,
        },
      ],
      server: storefront,
    });
    await releases.activate({ 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', 'mf-storefront': '2.0.0' });
    Object.assign(bff, await startBff({ releases, answer: service, timeLimits: { call: 3_000 } }));
    // The first page of a process waits for React.
    await waitUntil(async () => (await bff.call(checkoutPage)).text.includes('<p>'));
  });
  beforeEach(() => {
    bff.service.answer(service);
    bff.service.seen.length = 0;
  });
  afterAll(async () => {
    await bff.stop();
    await releases.remove();
  });

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    bff.call(path, {
      method: 'POST',
      headers: { origin: bff.origin, 'content-type': multipart, ...headers },
      body: bodyOf(fields),
    });
  const addOne = (headers: Record<string, string> = {}) =>
    post(forms.cart, { [cartFields.add]: `${product}.1200.5` }, headers);
  const startLimited = (quotas: Partial<Quotas>) => startBff({ releases, answer: service, quotas });
  return { bff, post, addOne, startLimited };
}
