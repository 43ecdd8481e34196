import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { collectTextLiterals, parse } from 'tooling/parse';
import { checkoutIcons } from './checkout-icons.ts';
import { shopIcons } from './shop-icons.ts';

const root = resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(file, 'utf8');

function loadedBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return known;
  known.add(file);
  const { staticImports, staticExports } = parse(file, text(file)).module;
  const loaded = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
  ];
  for (const { moduleRequest } of loaded) {
    if (moduleRequest?.value.startsWith('.')) loadedBy(resolve(dirname(file), moduleRequest.value), known);
  }
  return known;
}

const isIcon = (name: string, element?: string) =>
  name === 'icon' || name === 'iconEnd' || (name === 'name' && element === 'Icon');
const iconsIn = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => collectTextLiterals(file, text(file), isIcon)));

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file));

describe('what a shopper loads', () => {
  const first = new Set(['shop.ts', 'home.ts', 'pages.ts'].flatMap((file) => [...loadedBy(join(root, file))]));

  it('has every icon that it draws, and none of the cart or the office', () => {
    const drawn = iconsIn(first);
    expect(drawn.size).toBeGreaterThan(8);
    expect([...drawn].filter((name) => !Object.hasOwn(shopIcons, name))).toEqual([]);
    const loaded = [...first].map((file) => file.slice(root.length + 1));
    expect(loaded).toContain('components/icon/shop-icons.ts');
    expect(loaded.filter((file) => /(?:office|checkout)-icons/.test(file))).toEqual([]);
  });

  it("has the icons of the storefront's pages, with those that the checkout brings", () => {
    const there = { ...shopIcons, ...checkoutIcons };
    const drawn = iconsIn(sourcesOf(resolve(root, '../../mf-storefront/src')));
    expect(drawn.size).toBeGreaterThan(3);
    expect([...drawn].filter((name) => !Object.hasOwn(there, name))).toEqual([]);
  });
});
