import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { fill, fillIn, line, networkThatSells, submitButton } from '../testing/checkout.ts';
import { dressId, networkOfShop, openShop, peony, peonyId, product, roses, rosesId } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

const counted = (left: number) => ({ kind: 'counted', left }) as const;
const soldOut = { ...peony, stock: counted(0) };
const dress = product(dressId, 'Льняное платье', {
  price: 7800,
  order: 3,
  meta_options: {
    product_fields: api.serializeProductFields([
      {
        type: 'sizes',
        sizes: [
          { id: 's', value: 'S', stock: counted(0) },
          { id: 'm', value: 'M', stock: counted(2) },
          { id: 'l', value: 'L', stock: { kind: 'to_order', days: 5 } },
        ],
      },
    ]),
  },
});
const stored = () => JSON.parse(localStorage.getItem('b2b:cart:verbena') ?? '{"lines":[]}').lines;

it('cards and the cart say that few are left, or that it is made to order', async () => {
  const few = { ...peony, stock: counted(2) };
  const toOrder = { ...roses, stock: { kind: 'to_order', days: 3 } as const };
  const network = networkThatSells({ products: [few, toOrder, dress] });
  openShop();
  const card = async (name: RegExp) => (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;
  expect(await card(/^Пионы/)).toHaveTextContent('Осталось 2 шт.');
  expect(await card(/^Красные розы/)).toHaveTextContent('Под заказ');
  expect(await card(/^Льняное платье/)).not.toHaveTextContent(/Осталось|Под заказ/);
  cleanup();
  fill(line(peonyId), line(rosesId, { title: 'Красные розы', price: 6200 }));
  network.sell([few, toOrder]);
  openShop('/checkout');
  expect(await screen.findByText('Осталось 2 шт.')).toBeVisible();
  expect(screen.getByText('Под заказ')).toBeVisible();
});

describe('what is sold out', () => {
  it('[2.8.2] is shown in the list, and is not put into the cart there', async () => {
    networkOfShop({ products: [soldOut, roses, dress] });
    openShop();
    const card = async (name: RegExp) =>
      (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;
    expect(within(await card(/^Пионы/)).getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
    expect(within(await card(/^Красные розы/)).getByRole('button', { name: /^Добавить/ })).toBeEnabled();
    expect(within(await card(/^Льняное платье/)).getByRole('link', { name: 'Выбрать' })).toBeVisible();
  });

  it('leads to a size that there is where none was chosen', async () => {
    networkOfShop({ products: [dress] });
    const { user } = openShop(`/product/${dressId}`);
    await user.click((await screen.findAllByRole('button', { name: 'Добавить' }))[0] as HTMLElement);
    expect(screen.getByText('Выберите размер')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^S/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^M/ })).toHaveFocus();
  });

  it('is shown on its page, where one asks to be told', async () => {
    const network = networkOfShop({ products: [soldOut] });
    network.on(api.awaitStock, { waiting: true });
    const { user } = openShop(`/product/${peonyId}`);
    for (const button of await screen.findAllByRole('button', { name: 'Нет в наличии' })) expect(button).toBeDisabled();
    await user.click(await screen.findByText('Сообщить, когда появится'));
    await user.click(await screen.findByRole('button', { name: 'Сообщить мне' }));
    expect(screen.getByText('Укажите почту, как anna@mail.ru')).toBeVisible();
    expect(screen.getByText('Без согласия мы не можем сохранить вашу почту')).toBeVisible();
    expect(network.sent(api.awaitStock)).toEqual([]);
    await user.type(screen.getByLabelText(/^Почта/), 'anna@example.ru');
    await user.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
    await user.click(screen.getByRole('button', { name: 'Сообщить мне' }));
    expect(await screen.findByText(/напишем на .*anna@example\.ru/)).toBeVisible();
    expect(network.sent(api.awaitStock)).toEqual([
      { product_id: peonyId, size_id: null, email: 'anna@example.ru', consent: '1' },
    ]);
  });

  it('keeps what was typed where asking to be told fails', async () => {
    const network = networkOfShop({ products: [soldOut] });
    network.on(api.awaitStock, refuse('rate_limited'));
    const { user } = openShop(`/product/${peonyId}`);
    await user.click(await screen.findByText('Сообщить, когда появится'));
    await user.type(await screen.findByLabelText(/^Почта/), 'anna@example.ru');
    await user.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
    await user.click(screen.getByRole('button', { name: 'Сообщить мне' }));
    expect(await screen.findByText('Не получилось записать')).toBeVisible();
    expect(screen.getByLabelText(/^Почта/)).toHaveValue('anna@example.ru');
  });

  it('is a size that cannot be chosen, beside those that can', async () => {
    networkOfShop({ products: [dress] });
    const { user } = openShop(`/product/${dressId}`);
    expect(await screen.findByRole('radio', { name: 'S' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(screen.getByText('Осталось 2 шт.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(screen.getByText(/^Под заказ, готово за 5.дней$/)).toBeVisible();
    expect(await screen.findByText(/^Сообщить, когда появится размер .?S.?$/)).toBeVisible();
  });

  it('is one of several sizes: which of them is asked, and told', async () => {
    const gone = (...ids: string[]) => ids.map((id) => ({ id, value: id.toUpperCase(), stock: counted(0) }));
    const product_fields = api.serializeProductFields([{ type: 'sizes', sizes: gone('s', 'm') }]);
    const network = networkOfShop({ products: [{ ...dress, meta_options: { product_fields } }] });
    network.on(api.awaitStock, refuse('internal'));
    const { user } = openShop(`/product/${dressId}`);
    await user.click(await screen.findByText('Сообщить, когда появится'));
    const wait = within(await screen.findByRole('radiogroup', { name: /Какой размер ждёте/ }));
    await user.type(screen.getByLabelText(/^Почта/), 'anna@example.ru');
    await user.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
    await user.click(screen.getByRole('button', { name: 'Сообщить мне' }));
    expect(screen.getByText('Выберите размер')).toBeVisible();
    expect(network.sent(api.awaitStock)).toEqual([]);
    await user.click(wait.getByRole('radio', { name: 'M' }));
    expect(screen.queryByText('Выберите размер')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Сообщить мне' }));
    expect(await screen.findByText('Не получилось записать')).toBeVisible();
    network.on(api.awaitStock, { waiting: false });
    await user.click(screen.getByRole('button', { name: 'Сообщить мне' }));
    expect(await screen.findByText(/^Товар уже есть/)).toBeVisible();
    expect(network.sent(api.awaitStock).map(({ size_id }) => size_id)).toEqual(['m', 'm']);
  });
});

describe('a cart that waits', () => {
  it('says of a product of which fewer are left that its price has changed as well', async () => {
    fill(line(rosesId, { title: 'Красные розы', price: 6000, quantity: 3 }));
    networkThatSells({ products: [{ ...roses, stock: counted(2) }] });
    openShop('/checkout');
    const note = await screen.findByText(/^Осталось только 2 шт\., а было 3/);
    expect(note).toHaveTextContent(/было 3\. Цена изменилась: было 6\s000\s₽, стало 6\s200\s₽$/);
  });

  it('says what has been sold meanwhile, and orders the rest', async () => {
    fill(
      line(peonyId, { price: 4900 }),
      line(rosesId, { title: 'Красные розы', price: 6200, quantity: 3 }),
      line(dressId, { title: 'Льняное платье', sizeId: 'm', size: 'M', price: 7800 }),
    );
    const network = networkThatSells({ products: [soldOut, { ...roses, stock: counted(2) }, dress] });
    const { user } = openShop('/checkout');
    const gone = await screen.findByText('Закончилось, в заказ не войдёт');
    expect(gone).toBeVisible();
    // Its price does not count, and looks so.
    expect(gone.closest('li')?.querySelector('[data-sum]')).toHaveStyle({ 'text-decoration': 'line-through' });
    expect(screen.getByText('Осталось только 2 шт., а было 3')).toBeVisible();
    await fillIn(user);
    await user.click(submitButton());
    await screen.findByRole('heading', { name: /^Заказ/ });
    expect(network.sent(api.checkout)).toMatchObject([
      {
        expected_sum: 20_200,
        products: [
          { product_id: rosesId, quantity: 2 },
          { product_id: dressId, quantity: 1 },
        ],
      },
    ]);
    expect(stored()).toEqual([]);
  });

  it('takes no more of a product than there is', async () => {
    fill(line(rosesId, { title: 'Красные розы', price: 6200, quantity: 2 }));
    networkThatSells({ products: [{ ...roses, stock: counted(2) }] });
    openShop('/checkout');
    const more = await screen.findByRole('button', { name: /^Больше: Красные розы/ });
    await waitFor(() => expect(more).toBeDisabled());
  });

  it('says what was sold while the order was written, and orders what is left', async () => {
    fill(line(rosesId, { title: 'Красные розы', price: 6200, quantity: 3 }));
    const network = networkThatSells({ products: [roses] });
    const change = {
      product_id: rosesId,
      size_id: null,
      title: 'Красные розы',
      kind: 'stock',
      was: 3,
      now: 1,
    } as const;
    const { user } = openShop('/checkout');
    await fillIn(user);
    network.on(api.checkout, refuse('cart_changed', { changes: [change] }));
    await user.click(submitButton());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/Красные розы.*осталось только 1 шт\., а в заказе 3/);
  });

  it('offers no day before what is made to order is ready, and says which day that is', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-24T09:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
    });
    fill(line(dressId, { title: 'Льняное платье', sizeId: 'l', size: 'L', price: 7800 }));
    networkThatSells({ products: [dress] });
    openShop('/checkout');
    expect(await screen.findByText(/^В заказе есть товар под заказ: будет готово .*29.ноября/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'сегодня' })).toBeNull();
  });
});
