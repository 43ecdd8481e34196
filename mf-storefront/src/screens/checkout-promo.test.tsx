import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { checkout, checkPromoCode, readShop } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { offline, refuse } from 'shared-runtime/testing';
import { readKeptPromo } from '../promo-storage.ts';
import { networkThatSells, openFilled, placed, startWithCart, submitButton, write } from '../testing/checkout.ts';
import { promoRefused, promoTakes, refusalAs } from '../testing/promo.ts';
import { conditions, merchantName, openShop, peonyId } from '../testing/shop.ts';

beforeEach(startWithCart);

const summary = () => screen.getByRole('region', { name: 'Ваш заказ' });

async function typeCode({ user }: { user: Parameters<typeof write>[0] }, code = ' весна ') {
  await user.click(await screen.findByRole('button', { name: 'Есть промокод?' }));
  await write(user, 'Промокод', code);
  await user.click(screen.getByRole('button', { name: 'Применить' }));
}

/** A checkout whose code takes 980 off. */
async function openWithCode() {
  const network = networkThatSells();
  network.on(checkPromoCode, promoTakes(980));
  const opened = await openFilled();
  await typeCode(opened);
  await waitFor(() => expect(summary()).toHaveTextContent(/−980\s₽/));
  return { network, opened };
}

async function submitUsedCode(
  network: ReturnType<typeof networkThatSells>,
  { user }: Awaited<ReturnType<typeof openFilled>>,
) {
  const change = { product_id: '', size_id: null, kind: 'promo' as const, title: 'ВЕСНА', was: 980, now: null };
  network.on(checkout, refuse('cart_changed', { changes: [{ ...change, promo: refusalAs('used') }] }));
  await user.click(submitButton());
}

it('is folded until it is wanted, takes its part off line by line, and goes with the order at what was seen', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, promoTakes(980));
  const opened = await openFilled();
  expect(screen.queryByLabelText('Промокод')).not.toBeInTheDocument();
  await typeCode(opened);
  await waitFor(() =>
    expect(summary()).toHaveTextContent(
      /Товары\s*9\s800\s₽\s*Промокод ВЕСНА\s*−980\s₽\s*Доставка\s*300\s₽\s*Итого\s*9\s120\s₽/,
    ),
  );
  expect(network.sent(checkPromoCode)).toEqual([
    { promo_code: 'ВЕСНА', products: [{ product_id: peonyId, size_id: null, quantity: 2 }] },
  ]);
  expect(readKeptPromo(merchantName)).toBe('весна');
  await opened.user.click(submitButton());
  await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
  expect(network.sent(checkout)[0]).toMatchObject({
    expected_sum: 9800,
    promo_code: 'ВЕСНА',
    expected_discount: 980,
    expected_delivery_price: 300,
  });
  await waitFor(() => expect(readKeptPromo(merchantName)).toBe(''));
});

it('counts without a press, too: the order is not sent at the full price past a code that stands in its field', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, promoTakes(980));
  const { user } = await openFilled();
  await user.click(await screen.findByRole('button', { name: 'Есть промокод?' }));
  await write(user, 'Промокод', 'весна');
  await user.click(submitButton());
  await waitFor(() => expect(summary()).toHaveTextContent(/−980\s₽/));
  expect(network.sent(checkout)).toEqual([]);
  expect(submitButton()).toHaveFocus();
  await user.click(submitButton());
  await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
  expect(network.sent(checkout)[0]).toMatchObject({ promo_code: 'ВЕСНА', expected_discount: 980 });
});

it('says on which of the goods it does not hold', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, promoTakes(490, { left_out: [peonyId] }));
  await typeCode(await openFilled());
  expect(await screen.findByText('Не действует на товары: Пионы «Сара Бернар»')).toBeVisible();
});

it.each([
  ['unknown', {}, 'Такого промокода нет. Проверьте, как он написан.'],
  ['over', {}, 'Этот промокод уже закончился.'],
  ['early', { starts: '2026-03-08' }, 'Этот промокод начнёт действовать 8 марта.'],
  ['least', { least_order: 3000 }, /^Этот промокод — для заказов от 3\s000\s₽\.$/],
  ['goods', {}, 'На эти товары промокод не действует: он для других или не для товаров со скидкой.'],
] as const)(
  'says in plain words why it does not hold (%s), keeps what was typed, and orders without it',
  async (reason, more, message) => {
    const network = networkThatSells();
    network.on(checkPromoCode, promoRefused(reason, more));
    const opened = await openFilled();
    await typeCode(opened);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/^2\sтовара, с доставкой, без промокода$/)).toBeInTheDocument();
    expect(screen.getByLabelText('Промокод')).toHaveValue('весна');
    expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
    await opened.user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]).not.toHaveProperty('promo_code');
  },
);

it('asks the shop about nothing that has not the form of a code', async () => {
  const network = networkThatSells();
  const opened = await openFilled();
  await typeCode(opened, 'a b');
  expect(await screen.findByText(/^Такого промокода нет/)).toBeVisible();
  expect(network.sent(checkPromoCode)).toEqual([]);
});

it('can be taken away, and is asked about anew when the cart changes', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, ({ products }) => promoTakes(100 * (products[0]?.quantity ?? 0)));
  const opened = await openFilled();
  await typeCode(opened);
  await waitFor(() => expect(summary()).toHaveTextContent(/−200\s₽/));
  await opened.user.click(screen.getByRole('button', { name: /^Больше/ }));
  await waitFor(() => expect(summary()).toHaveTextContent(/−300\s₽/));
  await opened.user.click(screen.getByRole('button', { name: 'Убрать промокод ВЕСНА' }));
  expect(screen.getByRole('button', { name: 'Есть промокод?' })).toBeVisible();
  expect(summary()).not.toHaveTextContent('−');
});

it('the focus stays with it when what was pressed goes away', async () => {
  networkThatSells().on(checkPromoCode, promoTakes(100));
  const opened = await openFilled();
  await typeCode(opened);
  const remove = await screen.findByRole('button', { name: 'Убрать промокод ВЕСНА' });
  await waitFor(() => expect(remove).toHaveFocus());
  await opened.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Есть промокод?' })).toHaveFocus());
});

it('a delivery for nothing is nothing in the sum, and no parcel that nobody knows the price of', async () => {
  const deliveryMethod = wireMethodsOf('Курьером — 300 ₽', 'Почтой России');
  const network = networkThatSells({ conditions: { ...conditions, deliveryMethod } });
  network.on(checkPromoCode, promoTakes(0, { free_delivery: true }));
  const opened = await openFilled();
  await typeCode(opened);
  await waitFor(() =>
    expect(summary()).toHaveTextContent(
      /Промокод ВЕСНА\s*бесплатная доставка\s*Доставка\s*бесплатно\s*Итого\s*9\s800\s₽/,
    ),
  );
  await opened.user.click(screen.getByRole('radio', { name: /Почтой/ }));
  expect(await screen.findByText(/^С этой доставкой промокод не действует/)).toBeVisible();
  expect(summary()).toHaveTextContent(/Доставка\s*рассчитает продавец/);
});

it('what the checkout says of it is asked about, and the order placed without it, which stays typed', async () => {
  const { network, opened } = await openWithCode();
  await submitUsedCode(network, opened);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Промокод ВЕСНА: Вы уже использовали этот промокод.')).toBeVisible();
  network.on(checkout, placed);
  await opened.user.click(dialog.getByRole('button', { name: /^Оформить за 10\s100\s₽$/ }));
  await waitFor(() => expect(network.sent(checkout)).toHaveLength(2));
  expect(network.sent(checkout)[1]).not.toHaveProperty('promo_code');
});

it('another code than the one that the checkout has refused is taken', async () => {
  const { network, opened } = await openWithCode();
  await submitUsedCode(network, opened);
  await screen.findByRole('dialog');
  await opened.user.keyboard('{Escape}');
  expect(await screen.findByText(/Вы уже использовали этот промокод/)).toBeVisible();
  expect(summary()).not.toHaveTextContent('980');
  await write(opened.user, 'Промокод', 'лето');
  await opened.user.click(screen.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(summary()).toHaveTextContent(/−980\s₽/));
});

it('another discount than was seen is asked about', async () => {
  const { network, opened } = await openWithCode();
  network.on(checkPromoCode, promoTakes(490));
  const change = { product_id: '', size_id: null, kind: 'promo' as const, title: 'ВЕСНА', was: 980, now: 490 };
  network.on(checkout, refuse('cart_changed', { changes: [change] }));
  await opened.user.click(submitButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Скидка по промокоду ВЕСНА: было 980\s₽, стало 490\s₽$/)).toBeVisible();
  network.on(checkout, placed);
  await opened.user.click(dialog.getByRole('button', { name: /^Оформить за 9\s610\s₽$/ }));
  await waitFor(() => expect(network.sent(checkout)[1]).toMatchObject({ expected_discount: 490 }));
});

it('where it cannot be asked about, says so and asks again', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, offline);
  const opened = await openFilled();
  await typeCode(opened);
  expect(await screen.findByText(/Нет связи|интернет/)).toBeVisible();
  network.on(checkPromoCode, promoTakes(980));
  await opened.user.click(screen.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(summary()).toHaveTextContent(/−980\s₽/));
});

it('a link keeps its code for the cart, on whatever page it is opened', async () => {
  const network = networkThatSells();
  network.on(readShop, refuse('shop_not_found'));
  openShop('/orders?promo=%D0%B2%D0%B5%D1%81%D0%BD%D0%B0');
  await waitFor(() => expect(readKeptPromo(merchantName)).toBe('ВЕСНА'));
});

it('a link with a code says on arrival that it counts, one with no code says nothing', async () => {
  networkThatSells();
  openShop('?promo=%D0%B2%D0%B5%D1%81%D0%BD%D0%B0');
  expect(await screen.findByText('Промокод ВЕСНА применится в корзине')).toBeVisible();
  cleanup();
  openShop(`/product/${peonyId}?promo=${encodeURIComponent('<b>')}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/применится в корзине/)).not.toBeInTheDocument();
  cleanup();
  localStorage.clear();
  openShop('/checkout?promo=%D0%B2%D0%B5%D1%81%D0%BD%D0%B0');
  expect(await screen.findByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
  expect(screen.queryByText(/применится в корзине/)).not.toBeInTheDocument();
});
