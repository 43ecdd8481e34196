import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from 'shared-contracts';
import { findUndefinedProperties } from 'tooling/custom-properties';
import { contrastRatio, shapeContrast, textContrast } from '../colour/contrast.ts';
import { bloom, mum } from './brand.ts';
import { brandTokens, shopCss, tokensCss } from './css.ts';
import { documentCss } from './document.ts';
import { defaultMainColor, mainColourOf } from './main-colour.ts';
import { officeNeutrals, shopNeutrals } from './neutrals.ts';

const source = join(import.meta.dirname, '..');
const checkout = join(source, '..', '..');

const screens = readdirSync(checkout)
  .filter((name) => name === 'host-shell' || name.startsWith('mf-'))
  .map((name) => join(checkout, name, 'src'));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const allNeutrals = [shopNeutrals.shadow, shopNeutrals.padded, officeNeutrals].flatMap(({ light, dark }) => [
  light,
  dark,
]);

describe('tokens', () => {
  it('defines every custom property that the product reads and the component itself does not set', () => {
    const files = globSync('*/src/**/*.{ts,tsx}', { cwd: checkout }).filter((file) => !/\.test\.tsx?$/.test(file));
    const read = files.map((file) => ({ file, text: readFileSync(join(checkout, file), 'utf8') }));
    expect(read.length).toBeGreaterThan(2_000);
    const choice = { fontId: 'roboto', themeId: 'custom', slugs: {} } as const;
    const sheets = [bloom, mum].flatMap((brand) => [documentCss(brand), shopCss(brand, choice)]);
    expect(findUndefinedProperties(read, sheets)).toEqual([]);
    const madeUp = { file: 'mf-orders/src/screens/order.tsx', text: 'gap: var(--space-11);' };
    expect(findUndefinedProperties([...read, madeUp], sheets)).toEqual([`${madeUp.file}: --space-11`]);
  });

  it('[1.4.3] gives bloom a shadow, mum padding, light grey and underlined links', () => {
    const flowers = tokensCss(bloom);
    const home = tokensCss(mum);
    expect(flowers).toContain('--card-padding:0px');
    expect(flowers).toContain('--link-decoration:none');
    expect(brandTokens(bloom, 'light', 'shop')['shadow-card']).toContain('rgb');
    expect(home).toContain('--card-padding:8px');
    expect(home).toContain('--link-decoration:underline');
    // The card itself is light grey, on the white of the page.
    const light = { 'shadow-card': 'none', 'color-ground': '#ffffff', 'color-surface': '#f3f0ec' };
    expect(brandTokens(mum, 'light', 'shop')).toMatchObject(light);
  });

  it('[9.9.1] starts from a white background and main red', () => {
    expect(defaultMainColor).toBe('#fc2b2b');
    const tokens = brandTokens(bloom, 'light', 'shop');
    expect(tokens).toMatchObject({ 'color-ground': '#ffffff', 'color-main': '#fc2b2b', 'color-on-main': '#ffffff' });
    expect(brandTokens(mum, 'light', 'shop')['color-ground']).toBe('#ffffff');
    expect(tokens['color-inverse']).toBeDefined();
    expect(tokens['color-on-inverse']).toBeDefined();
  });

  it('draws a brand’s own pages, shop and office, in the main colour that the brand has', () => {
    const css = documentCss({ ...mum, main: '#b4532a' });
    expect(css.match(/--color-main:#\w+/g)).toEqual(Array(4).fill('--color-main:#b4532a'));
    expect(documentCss(mum)).toContain('--color-main:#fc2b2b');
  });

  it('[4.5.2] lets a shop change its main colour and font, never the background', () => {
    const css = shopCss(bloom, { fontId: 'roboto', themeId: 'custom', slugs: { mainColor: '2f7d5b' } });
    expect(css).toContain('--color-main:#2f7d5b');
    expect(css).not.toContain('--color-ground');
    expect(css).not.toContain('--color-surface');
  });

  it('[4.5.1] takes the main colour from slugs.mainColor; missing or malformed, the default', () => {
    for (const themeId of ['custom', 'red-white', 'yellow-white'] as const)
      expect(mainColourOf({ themeId, slugs: { mainColor: '#2F7D5B' } })).toBe('#2f7d5b');
    const defaults = { custom: '#fc2b2b', 'red-white': '#fc2b2b', 'yellow-white': '#ffcc00' } as const;
    for (const mainColor of [undefined, null, '', 'green', '#12'])
      for (const themeId of ['custom', 'red-white', 'yellow-white'] as const)
        expect(mainColourOf({ themeId, slugs: mainColor === undefined ? {} : { mainColor } })).toBe(defaults[themeId]);
  });

  it('[3.3.2, 4.5.1] puts slugs.mainColor on the page, whatever the theme is called', () => {
    const css = shopCss(bloom, { fontId: 'roboto', themeId: 'yellow-white', slugs: { mainColor: '2f7d5b' } });
    expect(css).toContain('--color-main:#2f7d5b');
    expect(css).not.toContain('#ffcc00');
  });

  it('[9.10.4] has the sizes xs, s, m, l, xl, xxl', () => {
    const names = [...tokensCss(bloom).matchAll(/--font-size-(xs|s|m|l|xl|xxl):/g)].map((match) => match[1]);
    expect([...new Set(names)]).toEqual(['xs', 's', 'm', 'l', 'xl', 'xxl']);
  });

  it('follows the font size that somebody has set in the browser: no type is in px', () => {
    const styles = [...['recipes', 'components'].flatMap((name) => sources(join(source, name))), tokensCss(bloom)];
    const types = styles.flatMap(
      (text) => text.match(/(?:font(?:-size)?|--font-size-\w+|--page-title):[^;}\n]*/g) ?? [],
    );
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((declaration) => /\dpx/.test(declaration))).toEqual([]);
  });

  it('[9.10.5] sets the fonts raleway and roboto', () => {
    for (const fontId of ['raleway', 'roboto'] as const)
      expect(shopCss(bloom, { fontId, themeId: 'red-white', slugs: {} }).toLowerCase()).toContain(
        `--font-body:${fontId}`,
      );
  });

  it('hosts its fonts itself, shows text at once, and has the rouble', () => {
    const css = documentCss(mum);
    expect(css).not.toMatch(/https?:/);
    expect(css.match(/@font-face/g)?.length).toBe(14);
    expect(css.match(/font-display:swap/g)?.length).toBe(12);
    expect(css).toContain('U+20BD');
  });

  it('reaches AA with every pair of neutrals', () => {
    for (const neutrals of allNeutrals) {
      const { ground, surface, sunken, raised, field } = neutrals;
      for (const under of [ground, surface, sunken, raised, field])
        for (const text of [neutrals.text, neutrals.muted])
          expect(contrastRatio(text, under)).toBeGreaterThanOrEqual(textContrast);
      for (const under of [ground, surface, field])
        expect(contrastRatio(neutrals.controlBorder, under)).toBeGreaterThanOrEqual(shapeContrast);
      for (const tone of ['danger', 'happy', 'warn', 'info'] as const)
        for (const under of [neutrals[`${tone}Tint`], surface])
          expect(contrastRatio(neutrals[tone], under)).toBeGreaterThanOrEqual(textContrast);
      expect(contrastRatio(neutrals.onInverse, neutrals.inverse)).toBeGreaterThanOrEqual(textContrast);
      for (const sign of [neutrals.inverseDanger, neutrals.inverseHappy, neutrals.inverseInfo])
        expect(contrastRatio(sign, neutrals.inverse)).toBeGreaterThanOrEqual(shapeContrast);
    }
  });

  it('keeps raw colours out of recipes and components of all packages', () => {
    const folders = [join(source, 'recipes'), join(source, 'components'), ...screens].flatMap((folder) =>
      sources(folder),
    );
    const raw = folders.flatMap((text) =>
      [...text.matchAll(/(?:color|background|shadow|border|outline|fill)[^;\n]*(#[\da-f]{3,8}\b|rgb\()/gi)].map(
        (match) => match[0],
      ),
    );
    expect(raw).toEqual([]);
  });

  it('has both themes of both areas', () => {
    const css = tokensCss(bloom);
    for (const theme of ['light', 'dark'] satisfies Theme[]) expect(css).toContain(`color-scheme:${theme}`);
    expect(css).toContain(':root[data-area="office"][data-theme="dark"]');
  });
});
