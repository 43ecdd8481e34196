import { expect, test } from '@playwright/test';
import { sharedModules } from 'tooling/webpack';
import { platform } from '../support/platform.ts';
import { activeReleases } from './release-command.ts';
import { sections, signIn } from './sections.ts';

interface Shared {
  from: string;
  useIn?: string[];
}
type Scope = Record<string, Record<string, Shared>>;

declare global {
  interface Window {
    __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Scope } }[] };
  }
}

const readScope = (): Scope => {
  const host = window.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'host-shell');
  const copy = ({ from, useIn }: Shared) => ({ from, useIn: [...(useIn ?? [])] });
  return Object.fromEntries(
    Object.entries(host?.shareScopeMap.default ?? {}).map(([name, versions]) => [
      name,
      Object.fromEntries(Object.entries(versions).map(([version, shared]) => [version, copy(shared)])),
    ]),
  );
};

test('a page has one React, one router, one store and one design system, whichever remotes are on it', async ({
  page,
}) => {
  await signIn(page, 'merchant');
  await page.goto('/b2b/merchant');
  for (const { path, shows } of sections.filter(({ as }) => as === 'merchant')) {
    await page.locator(`nav a[href="${path}"]`).first().click();
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  }
  const scope = await page.evaluate(readScope);
  expect(Object.keys(scope).sort()).toEqual(sharedModules.map(({ name }) => name).sort());
  const later = new Set(
    sharedModules.flatMap(({ name, lazy, from }) => (lazy || from === 'design-system' ? name : [])),
  );
  for (const [name, versions] of Object.entries(scope)) {
    // What comes later is noted as of the one who asked first; its files are in no remote, see below.
    const from = later.has(name) ? expect.any(String) : 'host-shell';
    expect(Object.values(versions), `${name} comes once, from the shell`).toMatchObject([{ from }]);
  }
  const usersOf = (name: string) => Object.values(scope[name] ?? {})[0]?.useIn ?? [];
  expect(usersOf('react')).toEqual(expect.arrayContaining(['shared-design-system', 'mf-orders', 'mf-settings']));
  expect(usersOf('shared-runtime')).toEqual(expect.arrayContaining(['mf-orders', 'mf-catalog-admin']));
  expect(usersOf('shared-design-system/office')).toEqual(
    expect.arrayContaining(['host-shell', 'mf-orders', 'mf-generator']),
  );
});

test('the files of remotes hold no copy of what is shared', () => {
  const marks = ['shouldUnregister', 'Minified React error', 'createBrowserRouter', '@@redux/INIT', 'data-emotion'];
  const remotes = activeReleases(platform.paths().releases).filter(({ name }) => name.startsWith('mf-'));
  expect(remotes).toHaveLength(6);
  for (const { name, scripts } of remotes) {
    expect(
      marks.filter((mark) => scripts.some((script) => script.includes(mark))),
      name,
    ).toEqual([]);
  }
});
