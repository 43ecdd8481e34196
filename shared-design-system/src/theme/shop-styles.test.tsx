import { render, waitFor } from '@testing-library/react';
import { DesignSystemProvider } from '../provider.tsx';
import { bloom } from '../tokens/brand.ts';
import type { ShopChoice } from '../tokens/look.ts';
import { lookNameOf } from '../tokens/look.ts';
import { ShopStyles } from './shop-styles.tsx';

const choice = (mainColor: string): ShopChoice => ({ fontId: 'raleway', themeId: 'custom', slugs: { mainColor } });

const page = (mainColor: string) => (
  <DesignSystemProvider brand={bloom} theme="light" documentStyles="present">
    <ShopStyles {...choice(mainColor)} />
  </DesignSystemProvider>
);

const madeStyles = () =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .filter((css) => css.includes('--color-main'));

beforeEach(() => {
  const given = document.createElement('style');
  given.textContent = `:root { --shop-look: ${lookNameOf(bloom, choice('2f7d5b'))}; }`;
  document.head.replaceChildren(given);
});

describe("a shop's colours on a page of the server", () => {
  it('are those it came with', async () => {
    render(page('2f7d5b'));
    await Promise.resolve();
    expect(madeStyles()).toEqual([]);
  });

  it("are made for another shop's", async () => {
    const { rerender } = render(page('2f7d5b'));
    rerender(page('1144aa'));
    await waitFor(() => expect(madeStyles().join()).toContain(lookNameOf(bloom, choice('1144aa'))));
  });

  it('are named by words, whatever a merchant wrote', () => {
    expect(lookNameOf(bloom, choice('red;} body{display:none'))).toBe(
      '_bloom-_raleway-_custom-_red___body_display_none',
    );
  });
});
