import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listPublicContent, listPublicProducts, readPublicProduct } from 'shared-contracts';
import { offline, pictureAs, refuse } from 'shared-runtime/testing';
import { fill, line } from '../testing/checkout.ts';
import {
  conditions,
  dress,
  dressId,
  networkOfShop,
  openShop,
  peony,
  peonyId,
  roses,
  rosesId,
} from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

const header = () => within(screen.getByRole('banner'));
const press = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const cartCount = async (count: number) => expect(await header().findByText(String(count))).toBeVisible();

it('shows a product with its prices, its description and how it is delivered', async () => {
  networkOfShop();
  openShop(`/product/${dressId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Льняное платье' })).toBeVisible();
  expect(screen.getByText(/Вологодский лён/)).toBeVisible();
  expect(await screen.findByText('Курьером по Коломне')).toBeVisible();
  expect(screen.getAllByText(/^7\s800\s₽$/).length).toBeGreaterThan(0);
  expect(document.title).toBe('Льняное платье — Вербена');
});

it('asks for a wide picture by what is seen of it in the frame, in the large place and in the list of others', async () => {
  const wide = { width: 1800, height: 1050, colour: '#eeeeee' };
  const preview = { link: '/pictures/wide', ...wide };
  const network = networkOfShop({
    products: [
      { ...peony, preview },
      { ...roses, preview },
    ],
  });
  const picture = pictureAs('p1', peonyId, 0);
  network.on(listPublicContent, ({ external_id }) => ({
    tag: 'done' as const,
    data: external_id === peonyId ? [{ ...picture, meta: { ...picture.meta, ...wide } }] : [],
  }));
  openShop(`/product/${peonyId}`);
  await screen.findByRole('region', { name: 'Ещё в магазине' });
  await waitFor(() => expect(screen.getByRole('link', { name: /^Открыть крупно/ })).toBeVisible());
  const pictures = document.querySelectorAll('main img[srcset]');
  expect(pictures.length).toBeGreaterThan(1);
  for (const one of pictures) expect(one).toHaveAttribute('srcset', expect.stringContaining('w=640 320w'));
});

it('sets a title smaller that would fill the first screen of a phone', async () => {
  const long = 'Букет из пионовидных роз, эвкалипта и сухоцветов в шляпной коробке с лентой';
  networkOfShop({ products: [peony, { ...peony, product_id: dressId, title: long }] });
  openShop(`/product/${dressId}`);
  expect(await screen.findByRole('heading', { level: 1, name: /^Букет из/ })).toHaveAttribute('data-size', 'm');
  cleanup();
  openShop(`/product/${peonyId}`);
  expect(await screen.findByRole('heading', { level: 1, name: /^Пионы/ })).toHaveAttribute('data-size', 'title');
});

it('asks for a size where the product comes in sizes, and puts that size into the cart', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${dressId}`);
  await screen.findByRole('heading', { level: 1 });
  // Under the thumb beside the price, where the title would take the room.
  expect(screen.getByText('Размер не выбран', { selector: 'small' })).toBeVisible();
  await user.click(press('Добавить'));
  expect(screen.getByText('Выберите размер')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^S/ })).toHaveFocus();
  expect(header().queryByText('1')).not.toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: /^M/ }));
  expect(screen.queryByText('Выберите размер')).not.toBeInTheDocument();
  await user.click(press('Добавить'));
  await cartCount(1);
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Оформить' })[0]).toHaveAttribute('href', '/shop/verbena/checkout');
});

it('follows no link that comes up under the second half of a double press, and does so once the hand has rested', async () => {
  networkOfShop();
  openShop(`/product/${peonyId}`);
  await screen.findByRole('heading', { level: 1 });
  const pressAt = (element: HTMLElement, timeStamp: number, detail = 1) => {
    const event = createEvent.click(element, { detail });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(element, event);
  };
  const onward = () => screen.getAllByRole('link', { name: 'Оформить' })[0] as HTMLElement;
  pressAt(press('Добавить'), 5000);
  pressAt(onward(), 5180);
  await cartCount(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Пионы «Сара\u00a0Бернар»' })).toBeVisible();
  pressAt(onward(), 5700);
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина и оформление' })).toBeVisible();
});

it('follows that link at once for a key', async () => {
  networkOfShop();
  openShop(`/product/${peonyId}`);
  await screen.findByRole('heading', { level: 1 });
  fireEvent.click(press('Добавить'), { detail: 0 });
  await cartCount(1);
  fireEvent.click(screen.getAllByRole('link', { name: 'Оформить' })[0] as HTMLElement, { detail: 0 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина и оформление' })).toBeVisible();
});

it('says that a product was added on its own page only: on the next one that would cover the button', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  await screen.findByRole('heading', { level: 1 });
  await user.click(press('Добавить'));
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^КОРЗИНА/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина и оформление' })).toBeVisible();
  expect(screen.queryByText('Добавлено в корзину')).not.toBeInTheDocument();
});

it('names the size that was added, so that two sizes are two different messages', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${dressId}`);
  for (const size of ['M · 46–48', 'S · 42–44']) {
    await user.click(await screen.findByRole('radio', { name: size }));
    await user.click(press('Добавить'));
    expect(await screen.findByText(new RegExp(`^Льняное платье, ${size}, 7\\s800\\s₽$`))).toBeVisible();
  }
});

it('counts every size of a product by itself', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${dressId}`);
  await user.click(await screen.findByRole('radio', { name: /^M/ }));
  await user.click(press('Добавить'));
  await user.click(screen.getByRole('button', { name: 'Больше: Льняное платье' }));
  await cartCount(2);
  await user.click(screen.getByRole('radio', { name: /^S/ }));
  expect(screen.queryByRole('button', { name: 'Больше: Льняное платье' })).not.toBeInTheDocument();
  await user.click(press('Добавить'));
  await cartCount(3);
});

it('needs no size where there are none', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(press('Добавить'));
  await cartCount(1);
});

it('[8.2.1] shows the product without pictures when they do not come', async () => {
  networkOfShop().on(listPublicContent, offline);
  openShop(`/product/${peonyId}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['not_found', 'Такого товара нет'],
  ['gone', 'Этого товара больше нет'],
] as const)('says what became of a product that is %s, and leads to the others', async (code, words) => {
  networkOfShop().on(readPublicProduct, refuse(code));
  openShop(`/product/${peonyId}`);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
});

it('offers a retry when the product did not load', async () => {
  const network = networkOfShop();
  network.on(readPublicProduct, offline);
  const { user } = openShop(`/product/${peonyId}`);
  expect(await screen.findByText('Товар не загрузился')).toBeVisible();
  network.on(readPublicProduct, refuse('gone'));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Этого товара больше нет' })).toBeVisible();
});

it('[2.8.1, 2.8.2] shows the shop’s other products one at a time: name in capitals, price, description, and a button that adds', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  const others = within(await screen.findByRole('region', { name: 'Ещё в магазине' }));
  expect(others.queryByText('Пионы «Сара Бернар»')).not.toBeInTheDocument();
  expect(others.getAllByRole('group', { name: /^\d из 2$/ }).length).toBe(2);
  expect(others.getByRole('heading', { name: 'Красные розы' })).toHaveStyle({ 'text-transform': 'uppercase' });
  expect(others.getByText(/^6\s200\s₽$/)).toBeVisible();
  expect(others.getByText(/Вологодский\sлён/)).toBeVisible();
  expect(others.getByRole('link', { name: 'Выбрать' })).toHaveAttribute('href', `/shop/verbena/product/${dressId}`);
  await user.click(others.getByRole('button', { name: 'Добавить: Красные розы' }));
  await cartCount(1);
});

it('says how soon it is delivered, and whom to ask where only the delivery names somebody', async () => {
  const schedule = { leadHours: 48, lastHour: null, daysOff: [], datesOff: [], slots: [] };
  const communication = [{ type: 'telegram' as const, title: '@kurier' }];
  networkOfShop({
    settings: { contactPhone: '', email: '', contacts: '[]' },
    conditions: { ...conditions, communication, schedule },
  });
  openShop(`/product/${peonyId}`);
  expect(await screen.findByText(/^300\s₽.*\. Готовим заказ 2\sдн\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '@kurier' })).toHaveAttribute('href', 'https://t.me/kurier');
});

describe('others of its categories', () => {
  const inBouquets = { categories: ['c1'] };
  const related = () => screen.findByRole('region', { name: 'Похожие товары' });

  it('stand below it as the list shows them, with the cart behind their buttons, and are not among the rest', async () => {
    const network = networkOfShop({ products: [{ ...peony, ...inBouquets }, { ...roses, ...inBouquets }, dress] });
    const { user } = openShop(`/product/${peonyId}`);
    const row = within(await related());
    expect((await row.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Красные розы',
    ]);
    expect(row.getByRole('link', { name: 'Красные розы' })).toHaveAttribute('href', `/shop/verbena/product/${rosesId}`);
    const rest = within(await screen.findByRole('region', { name: 'Ещё в магазине' }));
    expect(rest.getByRole('heading', { name: 'Льняное платье' })).toBeVisible();
    expect(rest.queryByText('Красные розы')).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Добавить: Красные розы' }));
    await cartCount(1);
    expect(network.sent(listPublicProducts)).toContainEqual({ related_to: peonyId, page: 1, per_page: 6 });
  });

  it('are not spoken of where there are none, or they do not come', async () => {
    const network = networkOfShop({ products: [{ ...peony, ...inBouquets }, roses] });
    openShop(`/product/${peonyId}`);
    expect(await screen.findByRole('region', { name: 'Ещё в магазине' })).toBeVisible();
    expect(screen.queryByText('Похожие товары')).not.toBeInTheDocument();
    cleanup();

    network.on(listPublicProducts, ({ related_to, addons }) => {
      if (related_to) return refuse('internal');
      return addons ? { products_list: [], total_count: 0 } : { products_list: [peony, roses], total_count: 2 };
    });
    openShop(`/product/${peonyId}`);
    expect(await screen.findByRole('region', { name: 'Ещё в магазине' })).toBeVisible();
    expect(screen.queryByText('Похожие товары')).not.toBeInTheDocument();
  });
});

describe('what was looked at before', () => {
  const row = () => screen.findByRole('region', { name: 'Вы смотрели' });
  const kept = () => JSON.parse(localStorage.getItem('b2b:viewed:verbena') ?? '[]').map(({ id }: { id: string }) => id);

  it('[2.10.2, 3.3.1, 5.12.2] has its pictures by the products’ ids, resolved against the shop’s root', async () => {
    const network = networkOfShop();
    network.on(listPublicContent, ({ external_id }) => ({
      tag: 'done' as const,
      data: external_id === rosesId ? [{ ...pictureAs('c1', rosesId, 1), link: 'b2b/bff/s3/roses' }] : [],
    }));
    openShop(`/product/${rosesId}`);
    await waitFor(() => expect(kept()).toEqual([rosesId]));
    cleanup();
    const { user } = openShop(`/product/${peonyId}`);
    const viewed = within(await row());
    expect(viewed.getByRole('link', { name: 'Красные розы' })).toHaveAttribute(
      'href',
      `/shop/verbena/product/${rosesId}`,
    );
    await waitFor(() => {
      const src = viewed.getByRole('article').querySelector('img')?.getAttribute('src');
      expect(src).toMatch(/^\/b2b\/bff\/s3\/roses/);
    });
    await user.click(viewed.getByRole('button', { name: 'Добавить: Красные розы' }));
    await cartCount(1);
    expect(kept()).toEqual([peonyId, rosesId]);
  });

  it('is three others at most, the last first, and never the product itself', async () => {
    networkOfShop();
    const of = (id: string, title: string) => ({ id, title, price: 100 });
    const before = [of(peonyId, 'Пионы'), of('p1', 'Розы'), of('p2', 'Ирисы'), of('p3', 'Тюльпаны'), of('p4', 'Астры')];
    localStorage.setItem('b2b:viewed:verbena', JSON.stringify(before));
    openShop(`/product/${peonyId}`);
    const names = within(await row()).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Розы', 'Ирисы', 'Тюльпаны']);
  });

  it('is not shown where nothing was, and no more where the shop has it no more', async () => {
    const network = networkOfShop();
    openShop(`/product/${peonyId}`);
    await waitFor(() => expect(kept()).toEqual([peonyId]));
    expect(screen.queryByRole('region', { name: 'Вы смотрели' })).toBeNull();
    cleanup();
    network.on(readPublicProduct, refuse('gone'));
    openShop(`/product/${peonyId}`);
    expect(await screen.findByRole('heading', { name: 'Этого товара больше нет' })).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

it('is shown at once from what the list knew, before its own answer comes, and then as that says', async () => {
  const network = networkOfShop();
  const { user } = openShop('');
  const card = await screen.findByRole('link', { name: /^Пионы «Сара\sБернар»/ });
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.on(readPublicProduct, async () => {
    await late;
    return { product: { ...peony, price: 5100 } };
  });
  await user.click(card);
  expect(await screen.findByRole('heading', { level: 1, name: 'Пионы «Сара\u00a0Бернар»' })).toBeVisible();
  expect(screen.getAllByText(/^4\s900\s₽$/).length).toBeGreaterThan(0);
  expect(press('Добавить')).toBeEnabled();
  answer();
  expect((await screen.findAllByText(/^5\s100\s₽$/)).length).toBeGreaterThan(0);
});

it('opened from the list has its first view first, and below it everything else once that is painted', async () => {
  const frames: FrameRequestCallback[] = [];
  const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  networkOfShop();
  const { user } = openShop();
  await user.click(await screen.findByRole('link', { name: 'Льняное платье' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Льняное платье' })).toBeVisible();
  expect(screen.getByText(/Вологодский лён/)).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByText('Курьером по Коломне')).toBeNull();
  act(() => {
    for (const frame of frames) frame(0);
  });
  request.mockRestore();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(await screen.findByText('Курьером по Коломне')).toBeVisible();
});

it('gone back to is whole at once, so that its place can be found again', async () => {
  const request = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  networkOfShop();
  const { user, router } = openShop(`/product/${dressId}`);
  await user.click(await screen.findByRole('link', { name: 'КАТАЛОГ' }));
  await screen.findByRole('link', { name: 'Льняное платье' });
  router.back();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  request.mockRestore();
});

it('says what was added last, once, with the way to the cart', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${dressId}`);
  await user.click(await screen.findByRole('radio', { name: /^S/ }));
  await user.click(press('Добавить'));
  await user.click(screen.getByRole('radio', { name: /^M/ }));
  await user.click(press('Добавить'));
  await cartCount(2);
  expect(screen.getAllByText('Добавлено в корзину')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Перейти в корзину' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина и оформление' })).toBeVisible();
});

it('says that the cart is full where there is no room for more', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => line(`p${index}`));
  fill(...lines);
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  await screen.findByRole('heading', { level: 1 });
  await user.click(press('Добавить'));
  expect(await screen.findByText('Не добавлено')).toBeVisible();
  expect(screen.getByText(/может быть 100 позиций/)).toBeVisible();
  expect(screen.queryByText('Добавлено в корзину')).toBeNull();
});
