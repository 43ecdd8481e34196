import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { newMerchant, product } from '../testing/merchant.ts';
import { shell, startPage } from '../testing/shell.ts';

let network: Network;

const shownProduct = { ...product, preview: { link: '/f', width: 1, height: 1, colour: '#fff' } };
const conditions = {
  id: 'd',
  merchantId: 'm',
  showAddress: true,
  deliveryMethod: wireMethodsOf('Курьер'),
  communication: [],
  createdAt: '',
  updatedAt: '',
};

const originalMedia = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = originalMedia;
});

const begun = (info: Record<string, unknown>) => ({
  ...newMerchant,
  base_info: { ...newMerchant.base_info, contact_phone: '+79991234567' },
  additional_info: info,
});
const info = { title: 'Вербена', fio: 'Анна', inn: '1', ogrnip: '2' };
const ready = { ...info, paymentMethods: '[{"type":"phone","value":"+79991234567"}]' };

function shopHas(products: (typeof product | typeof shownProduct)[], delivery: typeof conditions | null = null) {
  network.on(api.listProducts, { products_list: products, total_count: products.length });
  network.on(api.readDeliveryConditions, delivery);
}

const hears = (settled: boolean) =>
  network.on(api.readNoticeSettings, { switches: [], quiet: null, settled, email_confirmed: settled });

function narrow() {
  const media: Partial<MediaQueryList> = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = () => media as MediaQueryList;
}

beforeEach(() => {
  network = startPage();
  network.on(api.readPaymentProfile, { payment_type: 'p2p', yooukassa_shop_id: '', yooukassa_secret_token: '' });
  hears(true);
});

describe('dashboard', () => {
  beforeEach(() => {
    network.on(api.readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'a@b.ru' });
  });

  it('ticks what there is and offers what comes next', async () => {
    network.on(api.readMerchant, begun(info));
    shopHas([product]);
    openScreen(shell, '/merchant');
    expect(await screen.findByRole('heading', { name: 'Вербена' })).toBeVisible();
    expect(await screen.findByText('Осталось 4 шага')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Добавить фото' })).toHaveAttribute('href', '/merchant/products/p1');
    expect(screen.getAllByText(/Скрыт/)[0]).toBeVisible();
  });

  it('shows no steps once the shop is open, and says that a stopped subscription closes it', async () => {
    network.on(api.readMerchant, {
      ...begun({ ...ready, visibility: 'published' }),
      subscription: { is_active: false },
    });
    shopHas([shownProduct], conditions);
    openScreen(shell, '/merchant');
    expect((await screen.findAllByText('Подписка остановлена')).length).toBeGreaterThan(0);
    // One truth: nothing on the page says that it is open, or asks to share it.
    expect(screen.getByText('Остановлена')).toBeVisible();
    for (const text of ['Магазин опубликован', 'Опубликована', 'Telegram']) expect(screen.queryByText(text)).toBeNull();
    await waitFor(() => expect(network.calls()).toContain('readDeliveryConditions'));
    await waitFor(() => expect(screen.queryByText(/Остал|Откроем магазин/)).toBeNull());
  });

  it('says why mum refused the shop, until it applies again', async () => {
    const refused = { ...begun(info), mum_status: 'rejected' as const, mum_reason: 'Нужны свои фотографии' };
    network.on(api.readMerchant, refused);
    shopHas([product]);
    openScreen(shell, '/merchant');
    expect(await screen.findByText('Нужны свои фотографии')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Исправить и подать снова' })).toHaveAttribute(
      'href',
      '/merchant/settings/shop',
    );
  });

  it("begins the column beside the orders with the shop's card once the shop is open: the steps may have nothing to say", async () => {
    network.on(api.readMerchant, { ...newMerchant, additional_info: { title: 'Вербена', visibility: 'published' } });
    shopHas([product]);
    openScreen(shell, '/merchant');
    const steps = await screen.findByRole('heading', { name: /Осталось/ });
    const card = screen.getByRole('heading', { name: 'Витрина' });
    expect(card.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['before', 0, Node.DOCUMENT_POSITION_FOLLOWING],
    ['after', 2, Node.DOCUMENT_POSITION_PRECEDING],
  ])(
    'puts the address of an open shop on a phone %s the orders when there are %i of them',
    async (_, count, position) => {
      narrow();
      network.on(api.readMerchant, { ...newMerchant, additional_info: { title: 'Вербена', visibility: 'published' } });
      shopHas([product]);
      const counts = { created: 0, accepted: 0, assembling: 0, delivering: 0, completed: count, canceled: 0 };
      network.on(api.listOrders, { orders: [], total_count: 0, counts });
      openScreen(shell, '/merchant');
      const side = (await screen.findByRole('heading', { name: 'Витрина' })).closest('[data-pane]');
      const main = document.querySelector('[data-pane="main"]') as Element;
      expect(side?.compareDocumentPosition(main)).toBe(position);
    },
  );

  it('says what the first step waits for, with the way to each field, and what to do without an OGRNIP', async () => {
    network.on(
      api.readMerchant,
      begun({ title: 'Вербена', fio: 'Анна', sellerKind: 'entrepreneur', inn: '500100732259' }),
    );
    shopHas([]);
    openScreen(shell, '/merchant');
    expect(await screen.findByRole('link', { name: 'ОГРНИП' })).toHaveAttribute(
      'href',
      '/merchant/settings/shop#field-ogrnip',
    );
    expect(screen.getByText(/Не хватает:.*Нет ОГРНИП\? Выберите «Самозанятый»\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Заполнить' })).toHaveAttribute(
      'href',
      '/merchant/settings/shop#field-ogrnip',
    );
  });

  it('a self-employed seller is past the first step without an OGRNIP', async () => {
    network.on(
      api.readMerchant,
      begun({ title: 'Вербена', fio: 'Анна', sellerKind: 'self_employed', inn: '500100732259' }),
    );
    shopHas([]);
    openScreen(shell, '/merchant');
    expect(await screen.findByText('Осталось 5 шагов')).toBeVisible();
  });

  it('says one step in the singular', async () => {
    network.on(api.readMerchant, begun(ready));
    shopHas([shownProduct], conditions);
    openScreen(shell, '/merchant');
    expect(await screen.findByText('Остался 1 шаг')).toBeVisible();
  });

  it('counts cards as a way to pay', async () => {
    network.on(api.readMerchant, begun(info));
    const card = { payment_type: 'card' as const, yooukassa_shop_id: '100500', yooukassa_secret_token: 'live_…' };
    network.on(api.readPaymentProfile, card);
    shopHas([shownProduct], conditions);
    openScreen(shell, '/merchant');
    expect(await screen.findByText('Остался 1 шаг')).toBeVisible();
  });

  it('says where the merchant hears of orders, as the last step, until that is settled', async () => {
    network.on(api.readMerchant, begun({ ...ready, visibility: 'published' }));
    shopHas([shownProduct], conditions);
    hears(false);
    openScreen(shell, '/merchant');
    expect(await screen.findByText('Остался 1 шаг')).toBeVisible();
    expect(screen.getByText(/Сейчас пишем на почту/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Выбрать' })).toHaveAttribute('href', '/merchant/settings/notifications');
  });

  it('stays as it was first seen while the shop is opened on it, even where there were orders before', async () => {
    narrow();
    network.on(api.readMerchant, begun(ready));
    shopHas([shownProduct], conditions);
    const counts = { created: 0, accepted: 0, assembling: 0, delivering: 0, completed: 2, canceled: 0 };
    network.on(api.listOrders, { orders: [], total_count: 0, counts });
    const { user } = openScreen(shell, '/merchant');
    const publish = await screen.findByRole('button', { name: 'Открыть' });
    const opened = begun({ ...ready, visibility: 'published' });
    network.on(api.updateMerchant, opened);
    network.on(api.readMerchant, opened);
    await user.click(publish);
    await screen.findByRole('link', { name: 'Telegram' });
    const side = screen.getByRole('heading', { name: 'Витрина' }).closest('[data-pane]');
    const main = document.querySelector('[data-pane="main"]') as Element;
    expect(side?.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('opens the shop from the last step, and then gives its address, QR code and ways to share it', async () => {
    const closed = begun(ready);
    const opened = begun({ ...ready, visibility: 'published' });
    network.on(api.readMerchant, closed);
    shopHas([shownProduct], conditions);
    const { user } = openScreen(shell, '/merchant');
    const publish = await screen.findByRole('button', { name: 'Открыть' });
    expect(screen.queryByRole('link', { name: 'Telegram' })).toBeNull();

    network.on(api.updateMerchant, refuse('internal'));
    await user.click(publish);
    expect(await screen.findByText('Открыть не получилось')).toBeVisible();
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-busy'));

    network.on(api.updateMerchant, opened);
    network.on(api.readMerchant, opened);
    await user.click(publish);
    expect(await screen.findByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://t.me/share/url?url=https%3A%2F%2Fbloom.test%2Fb2b%2Fshop%2Fverbena'),
    );
    await waitFor(() => expect(publish).not.toBeInTheDocument());
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Витрина' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Скопировать адрес' }));
    expect(copied).toHaveBeenCalledWith('https://bloom.test/b2b/shop/verbena');
    expect(await screen.findByText('Адрес скопирован')).toBeVisible();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringContaining('wa.me'));
    expect(screen.queryByRole('img', { name: 'QR-код магазина' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'QR-код' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'QR-код магазина' }));
    expect(await dialog.findByRole('img', { name: 'QR-код магазина' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'PNG' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    expect(network.sent(api.updateMerchant).at(-1)).toEqual({
      base_info: {},
      additional_info: { visibility: 'published' },
    });
    await waitFor(() => expect(screen.queryByText(/Остал/)).toBeNull());
    expect(screen.getByRole('heading', { name: 'Витрина' })).toBeVisible();
  });

  it('marks the step that a person has just come back from', async () => {
    const about = { ...newMerchant, base_info: { ...newMerchant.base_info, name: 'fresh' } };
    network.on(api.readMerchant, about);
    shopHas([]);
    const first = openScreen(shell, '/merchant');
    expect(await screen.findByText('1 из 7')).toBeVisible();
    expect(screen.queryByText('готово сейчас')).toBeNull();
    first.view.unmount();
    network.on(api.readDeliveryConditions, conditions);
    openScreen(shell, '/merchant');
    const step = (await screen.findByText('готово сейчас')).closest('li');
    expect(step).toHaveTextContent('Доставка');
  });

  it('says that the shop did not load and tries again when asked', async () => {
    network.on(api.readMerchant, refuse('upstream_timeout'));
    const { user } = openScreen(shell, '/merchant');
    const failed = await screen.findByText('Данные магазина не загрузились');
    expect(failed).toBeVisible();
    network.on(api.readMerchant, newMerchant);
    shopHas([]);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Откроем магазин')).toBeVisible();
  });

  it.each([
    ['products', api.listProducts],
    ['delivery', api.readDeliveryConditions],
    ['notifications', api.readNoticeSettings],
    ['payment', api.readPaymentProfile],
  ] as const)('says that the steps did not load where the %s did not', async (_, operation) => {
    network.on(api.readMerchant, begun(info));
    shopHas([product]);
    network.on(operation as typeof api.readDeliveryConditions, refuse('internal'));
    openScreen(shell, '/merchant');
    expect(await screen.findByText('Шаги не загрузились')).toBeVisible();
  });

  it('copies the address from what says that the shop is open, and says where that did not work', async () => {
    network.on(api.readMerchant, begun(ready));
    shopHas([shownProduct], conditions);
    const opened = begun({ ...ready, visibility: 'published' });
    network.on(api.updateMerchant, () => {
      network.on(api.readMerchant, opened);
      return opened;
    });
    const { user } = openScreen(shell, '/merchant');
    await user.click(await screen.findByRole('button', { name: 'Открыть' }));
    const notice = (await screen.findByText('Отправьте адрес покупателям.')).closest('[role="status"], li, div');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    const copy = screen.getAllByRole('button', { name: 'Скопировать адрес' }).at(-1) as HTMLElement;
    expect(notice).toBeVisible();
    await user.click(copy);
    expect(await screen.findByText(/Скопировать не получилось\. Адрес — в карточке/)).toBeVisible();
    expect(copied).toHaveBeenCalledWith('https://bloom.test/b2b/shop/verbena');
    copied.mockRestore();
  });
});
