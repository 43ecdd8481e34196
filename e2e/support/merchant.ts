import { randomBytes } from 'node:crypto';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { authorize, callOf, register, revokeSessions } from 'shared-contracts';
import { Client } from 'tooling/client';
import { ofProof } from 'tooling/proofs';
import { platform } from './platform.ts';

export const devices = [
  {
    name: 'on a phone',
    brand: 'bloom',
    theme: 'light',
    options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  },
  { name: 'at a desktop', brand: 'mum', theme: 'dark', options: { viewport: { width: 1280, height: 860 } } },
] as const satisfies readonly {
  name: string;
  brand: 'bloom' | 'mum';
  theme: 'light' | 'dark';
  options: BrowserContextOptions;
}[];

export type Device = (typeof devices)[number];

export const walkedOn = (sample: 'phone' | 'desktop'): readonly Device[] => {
  const [phone, desktop] = devices;
  return ofProof<readonly Device[]>([sample === 'phone' ? phone : desktop], devices);
};

export async function openAt(browser: Browser, { brand, theme, options }: Device): Promise<Page> {
  const origin = platform.brand(brand);
  const context = await browser.newContext({ ...options, baseURL: origin });
  await context.addCookies([{ name: 'b2b_theme', value: theme, url: origin }]);
  return context.newPage();
}

export interface OwnMerchant {
  name: string;
  email: string;
  password: string;
  client: Client;
}

export async function newMerchant(): Promise<OwnMerchant> {
  const name = `e2e-${randomBytes(6).toString('hex')}`;
  const account = { email: `${name}@e2e.test`, password: 'long enough' };
  const guest = new Client({ origin: platform.origin() });
  const { client } = await guest.signIn(register, { merchantName: name, ...account });
  return { name, ...account, client };
}

export async function signInOn(
  page: Page,
  { email, password }: Pick<OwnMerchant, 'email' | 'password'>,
): Promise<void> {
  const { method, path, headers, body } = callOf(authorize, { email, password });
  const answer = await fetch(platform.origin() + path, { method, headers, body });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []);
  const hosts = [platform.origin(), platform.brand('bloom'), platform.brand('mum')].map((url) => new URL(url).hostname);
  const options = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;
  const everywhere = hosts.flatMap((domain) =>
    cookies.map(([, name = '', value = '']) => ({ name, value, domain, ...options })),
  );
  await page.context().addCookies(everywhere);
}

export const endSessions = ({ client }: OwnMerchant): Promise<unknown> =>
  client.call(revokeSessions, { scope: 'others' });
