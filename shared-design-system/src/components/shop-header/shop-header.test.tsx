import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameWidth } from '../../format/name-width.ts';
import { renderPage } from '../../testing/render.tsx';
import { baseCss } from '../../tokens/base.ts';
import { ShopFooter } from '../shop-footer/shop-footer.tsx';
import { ShopPage } from '../shop-page/shop-page.tsx';
import { ShopHeader } from './shop-header.tsx';

const routes = { home: '/shop/verbena', checkout: '/shop/verbena/checkout' };
const header = () => screen.getByRole('banner');

describe('the header', () => {
  it('[2.6.1] takes routes for home and checkout', () => {
    renderPage(<ShopHeader company="Вербена" {...routes} />);
    expect(screen.getByRole('link', { name: 'КАТАЛОГ' })).toHaveAttribute('href', routes.home);
    expect(screen.getByRole('link', { name: 'КОРЗИНА' })).toHaveAttribute('href', routes.checkout);
  });

  it('[2.6.2] shows the company name in upper case, an optional logo, КАТАЛОГ and КОРЗИНА', () => {
    const { rerender } = renderPage(<ShopHeader company="Вербена" {...routes} />);
    expect(screen.getByRole('link', { name: 'Вербена' })).toHaveStyle({ 'text-transform': 'uppercase' });
    expect(header().querySelector('img')).toBeNull();
    rerender(<ShopHeader company="Вербена" logo="/logo.png" {...routes} />);
    expect(header().querySelector('img')).toHaveAttribute('src', expect.stringContaining('/logo.png'));
  });

  it('leaves the logo to a narrow phone where the name is short', () => {
    const isLong = () => header().querySelector('img')?.closest('[data-long]') !== null;
    const { rerender } = renderPage(<ShopHeader company="Вербена" logo="/logo.png" {...routes} />);
    expect(isLong()).toBe(false);
    rerender(<ShopHeader company="Мастерская цветов" logo="/logo.png" {...routes} />);
    expect(isLong()).toBe(true);
  });

  it('[2.6.3] is sticky unless told otherwise', () => {
    const { rerender } = renderPage(<ShopHeader company="Вербена" {...routes} />);
    expect(header()).toHaveStyle({ position: 'sticky' });
    rerender(<ShopHeader company="Вербена" {...routes} sticky={false} />);
    expect(header()).not.toHaveStyle({ position: 'sticky' });
  });

  it('begins with a way past itself for the keyboard', async () => {
    renderPage(
      <>
        <ShopHeader company="Вербена" {...routes} />
        <ShopPage>Букеты</ShopPage>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
    expect(baseCss).toContain('[data-skip]:not(:focus){clip-path:inset(50%)');
  });

  it('[2.6.4, 9.10.2] shows the number of products only when it is positive', () => {
    const { rerender } = renderPage(<ShopHeader company="Вербена" {...routes} cartCount={4} />);
    expect(within(header()).getByText('4')).toBeVisible();
    expect(screen.getByRole('link', { name: /КОРЗИНА.*товаров в корзине: 4/ })).toBeVisible();
    for (const cartCount of [0, -1, Number.NaN]) {
      rerender(<ShopHeader company="Вербена" {...routes} cartCount={cartCount} />);
      expect(within(header()).queryByText(/\d|NaN/)).toBeNull();
    }
  });
});

describe('the footer', () => {
  const legal = { fio: 'Соколова Анна Викторовна', inn: '500100732259', ogrnip: '304500116000157' };
  const links = [
    { type: 'phone', value: '+79000001234' },
    { type: 'link', value: 'https://t.me/verbena', title: 'Telegram' },
    { type: 'mail', value: 'shop@verbena.ru', title: 'Почта' },
  ] as const;

  it('[2.7.1] has the company name, contact links, company e-mail, legal lines and the privacy policy', () => {
    renderPage(
      <ShopFooter company="Вербена" links={links} email="hello@verbena.ru" legal={legal} privacy="/privacy" />,
    );
    expect(screen.getByText('Вербена')).toBeVisible();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      'tel:+79000001234',
      'mailto:shop@verbena.ru',
      'mailto:hello@verbena.ru',
      'https://t.me/verbena',
      '/privacy',
    ]);
    expect(screen.getByRole('link', { name: 'Telegram' })).toBeVisible();
  });

  it('[1.3.2] says who the entrepreneur is', () => {
    renderPage(<ShopFooter company="Вербена" legal={legal} privacy="/privacy" />);
    for (const line of ['ИП Соколова Анна Викторовна', 'ИНН 500100732259', 'ОГРНИП 304500116000157'])
      expect(screen.getByText(line)).toBeVisible();
  });

  it.each([
    ['self_employed', ['Соколова Анна Викторовна', 'Плательщик НПД', 'ИНН 500100732259']],
    ['', ['Соколова Анна Викторовна', 'ИНН 500100732259', 'ОГРНИП 304500116000157']],
  ] as const)('says of a seller of the kind "%s" what is true of them alone', (kind, lines) => {
    renderPage(<ShopFooter company="Вербена" legal={{ kind, ...legal }} privacy="/privacy" />);
    const shown = [...document.querySelectorAll('footer span')].map((line) => line.textContent);
    expect(shown.filter((line) => /Соколова|НПД|ИНН|ОГРН/.test(line ?? ''))).toEqual(lines);
  });

  it('says the OGRN of an organisation, and no ИП before its name', () => {
    const company = { kind: 'organisation', fio: 'ООО «Вербена»', inn: '7707083893', ogrnip: '1027700132195' } as const;
    renderPage(<ShopFooter company="Вербена" legal={company} privacy="/privacy" />);
    for (const line of ['ООО «Вербена»', 'ИНН 7707083893', 'ОГРН 1027700132195'])
      expect(screen.getByText(line)).toBeVisible();
  });

  it('[2.7.1] shrinks a longer name so that it fits the width', () => {
    expect(nameWidth('Мастерская цветов и подарков')).toBeGreaterThan(2 * nameWidth('Вербена'));
    renderPage(<ShopFooter company="Вербена" privacy="/privacy" />);
    expect(screen.getByText('Вербена')).toHaveStyle({
      '--em': '5.5',
      'font-size': 'max(0.9375rem, min(7.5rem, 100cqi / var(--em)))',
    });
  });

  it('leaves out what is not there', () => {
    renderPage(<ShopFooter company="Вербена" privacy="/privacy" />);
    expect(screen.getAllByRole('link').length).toBe(1);
    expect(screen.queryByText(/ИНН/)).toBeNull();
  });
});
