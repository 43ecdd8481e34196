import { renderToString } from 'react-dom/server';
import * as sheets from '../document.ts';
import {
  Button,
  CategoryFilter,
  createStyleCache,
  DesignSystemProvider,
  DisplaySettingsProvider,
  Facts,
  LineItem,
  mum,
  OrderTimeline,
  orderSteps,
  PhoneInput,
  ProductCard,
  ProductGallery,
  ProductGrid,
  RadioCards,
  ShopBanner,
  ShopFooter,
  ShopHeader,
  ShopPage,
} from '../index.ts';

const noop = () => {};

function Shop() {
  return (
    <DisplaySettingsProvider settings={{ themeId: 'custom', slugs: { mainColor: '2f7d5b' } }}>
      <ShopHeader company="Вербена" home="/" checkout="/c" cartCount={2} />
      <ShopPage>
        <ShopBanner title="Вербена" picture="/a" actions={<Button>Выбрать</Button>} />
        <Facts items={[{ icon: 'truck', title: 'Доставка' }]} />
        <CategoryFilter value={null} addressOf={() => '/shop/a'} categories={[{ id: 'a', title: 'Букеты' }]} />
        <ProductGrid>
          <ProductCard name="Пионы" price={1} sale={2} image="/a" to="/p" />
          <ProductCard name="Розы" price={1} quantity={1} onQuantity={noop} />
        </ProductGrid>
        <ProductGallery name="Пионы" pictures={[{ id: 'a', src: '/a' }]} />
        <RadioCards label="Доставка" value="a" onChange={noop} options={[{ value: 'a', label: 'Курьер' }]} />
        <PhoneInput value="" onChange={noop} />
        <LineItem name="Пионы" price={1} count={2} />
        <OrderTimeline steps={orderSteps('accepted')} />
      </ShopPage>
      <ShopFooter company="Вербена" privacy="/privacy" />
    </DisplaySettingsProvider>
  );
}

describe('on the server', () => {
  it('renders a shop without a browser, with nonced styles, without style attributes and without complaints', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(noop);
    const html = renderToString(
      <DesignSystemProvider
        brand={mum}
        theme="dark"
        cache={createStyleCache('abc')}
        sheets={sheets}
        documentStyles="present"
      >
        <Shop />
      </DesignSystemProvider>,
    );
    expect(complain.mock.calls).toEqual([]);
    complain.mockRestore();
    expect(html).toContain('Пионы');
    expect(html).toContain('--color-main:#2f7d5b');
    expect(html).not.toMatch(/ style="/);
    const styles = html.match(/<style[^>]*>/g) ?? [];
    expect(styles.length).toBeGreaterThan(10);
    for (const style of styles) expect(style).toContain('nonce="abc"');
    // `-webkit-mask` and the like were for browsers of more than two years ago.
    const prefixed = new Set(html.match(/-(?:webkit|moz|ms|o)-[a-z-]+(?=:)|-webkit-box\b(?!-)|-ms-[a-z]+/g));
    const needed = ['-webkit-user-select', '-webkit-line-clamp', '-webkit-box-orient', '-webkit-box'];
    expect(sheets.documentCss(mum)).toContain('-webkit-tap-highlight-color:transparent');
    const ofTheSheet = ['-webkit-text-size-adjust', '-webkit-font-smoothing', '-webkit-tap-highlight-color'];
    expect([...prefixed].filter((name) => ![...needed, ...ofTheSheet].includes(name))).toEqual([]);
  });
});
