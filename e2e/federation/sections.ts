import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInOn } from '../support/merchant.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

interface Section {
  remote: string;
  path: string;
  shows: RegExp;
  as: 'merchant' | 'admin' | 'shopper';
}

export const titleOf = (remote: string): string =>
  JSON.parse(readFileSync(new URL(`../../${remote}/remote.json`, import.meta.url), 'utf8')).title;

export const sections: readonly Section[] = [
  { remote: 'mf-storefront', path: '/b2b/shop/verbena', shows: /Пионы/, as: 'shopper' },
  { remote: 'mf-catalog-admin', path: '/b2b/merchant/products', shows: /Пионы/, as: 'merchant' },
  { remote: 'mf-orders', path: '/b2b/merchant/orders', shows: /№ \d+/, as: 'merchant' },
  { remote: 'mf-settings', path: '/b2b/merchant/settings/shop', shows: /ОГРНИП/, as: 'merchant' },
  { remote: 'mf-generator', path: '/b2b/merchant/generator', shows: /Ваше фото/, as: 'merchant' },
  // Other tests register merchants by the dozen.
  { remote: 'mf-admin', path: '/b2b/admin?search=verbena', shows: /Вербена/, as: 'admin' },
];

export async function signIn(page: Page, as: Section['as']): Promise<void> {
  if (as === 'admin') await signInStaffOn(page, await newStaff());
  else if (as === 'merchant') await signInOn(page, { email: 'verbena@demo.local', password: 'demo-demo' });
}

export const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);
