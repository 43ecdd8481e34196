import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  buyAttempts,
  generateForProducts,
  listActiveGenerations,
  listGenerations,
  listProductsToImprove,
  listReadyGenerations,
  readAttemptStatus,
  readAttempts,
  readBatch,
  readMerchant,
  removeGenerationInput,
  repeatGeneration,
  uploadGenerationInput,
} from 'shared-contracts';
import { merchantAs } from 'shared-runtime/testing';
import { attempt_id, generationAs, openGenerator, product } from '../testing/open-generator.ts';

const page = '/merchant/generator';
const shop = '/merchant/generator/shop';
const copy = '00000001-0000-4000-8000-000000000009';
const inputsAs = (...places: number[]) =>
  places.map((place) => ({ place, public_link: `/input-${place}`, problem: '' as const, doubts: [] }));
const created = { status: 'created' as const, output_contents: [] };
const outputs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ link: `/made/${at}`, public_link: `/made/${at}` }));

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});
afterEach(() => void jest.useRealTimers());

const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]');
const files = (...names: string[]) => names.map((name) => new File([name], name, { type: 'image/jpeg' }));
const sourceOf = (image: HTMLElement) => image.getAttribute('src')?.split('?')[0];

describe('photographs', () => {
  it('name their product, and are counted in what is made', async () => {
    openGenerator({ ...created, inputs: inputsAs(0, 1), product_id: product, product_title: 'Розы' });
    expect(await screen.findByRole('heading', { name: 'Фото товара «Розы»' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /Сделать 6\sкартинок/ })).toBeEnabled();
  });

  it('are four at most: with the fourth there is no place for more', async () => {
    openGenerator({ ...created, inputs: inputsAs(0, 1, 2, 3) });
    expect(await screen.findByRole('img', { name: 'Фото 4' })).toBeVisible();
    expect(chooser()).toBeNull();
  });

  it('begin with one, which is not removed but taken the place of', async () => {
    openGenerator({ ...created, inputs: inputsAs(0) });
    expect(await screen.findByRole('img', { name: 'Фото 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Убрать фото 1' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Ваше фото' })).toBeVisible();
    expect(chooser()).toHaveAttribute('multiple');
  });

  it('stay as they are while pictures are made of them', async () => {
    openGenerator({ status: 'running', output_contents: [], inputs: inputsAs(0, 1) });
    expect(await screen.findByRole('img', { name: 'Фото 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Убрать фото 1' })).toBeNull();
    expect(chooser()).toBeNull();
    expect(screen.queryByRole('button', { name: /Сделать/ })).toBeNull();
  });

  it('make nothing before there is one', async () => {
    openGenerator({}, page);
    expect(await screen.findByRole('button', { name: /Сделать 3\sкартинки/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Другое фото' })).toBeNull();
  });

  it('are uploaded one after another into one attempt, in their order', async () => {
    const { network, become } = openGenerator(created, page);
    const goOn: (() => void)[] = [];
    network.on(uploadGenerationInput, async () => {
      const count = goOn.length + 1;
      await new Promise<void>((resolve) => goOn.push(resolve));
      become({ ...created, inputs: inputsAs(...Array.from({ length: count }, (_, at) => at)) });
      return { attempt_id };
    });
    await screen.findByText(/Предмет целиком/);
    fireEvent.change(chooser() as Element, { target: { files: files('a.jpg', 'b.jpg') } });
    expect(await screen.findByText('Загружаем фото…')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Фото/ })).toHaveLength(2));
    // None of them can be removed, and nothing be made, before they have come.
    expect(screen.queryByRole('button', { name: /^Убрать/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Сделать 6\sкартинок/ })).toBeDisabled();
    expect(network.sent(uploadGenerationInput)).toHaveLength(1);
    await act(async () => goOn[0]?.());
    await waitFor(() => expect(network.sent(uploadGenerationInput)).toHaveLength(2));
    await act(async () => goOn[1]?.());
    await waitFor(() => expect(screen.queryByText('Загружаем фото…')).toBeNull());
    expect(screen.getAllByRole('img', { name: /^Фото/ })).toHaveLength(2);
    const sent = network.sent(uploadGenerationInput);
    expect(sent.map(({ content_info }) => content_info.attempt_id)).toEqual([undefined, attempt_id]);
  });

  it('of what was made are removed from a copy, which counts them anew', async () => {
    const { network, user, become } = openGenerator({ inputs: inputsAs(2, 5) });
    network.on(repeatGeneration, () => {
      become({ ...created, attempt_id: copy, inputs: inputsAs(0, 1) });
      return { attempt_id: copy };
    });
    network.on(removeGenerationInput, () => ({ attempt_id: copy }));
    await user.click(await screen.findByRole('button', { name: 'Убрать фото 2' }));
    await waitFor(() => expect(network.sent(removeGenerationInput)).toEqual([{ attempt_id: copy, place: 1 }]));
    expect(network.sent(repeatGeneration)).toEqual([{ attempt_id }]);
  });

  it('are removed one after another, however quickly, and from one copy', async () => {
    const { network, become } = openGenerator({ inputs: inputsAs(2, 5, 7) });
    network.on(repeatGeneration, () => {
      become({ ...created, attempt_id: copy, inputs: inputsAs(0, 1, 2) });
      return { attempt_id: copy };
    });
    network.on(removeGenerationInput, () => ({ attempt_id: copy }));
    const [second, third] = [
      await screen.findByRole('button', { name: 'Убрать фото 2' }),
      await screen.findByRole('button', { name: 'Убрать фото 3' }),
    ];
    act(() => {
      second.click();
      third.click();
    });
    await waitFor(() => expect(network.sent(removeGenerationInput)).toHaveLength(2));
    expect(network.sent(removeGenerationInput)).toEqual([
      { attempt_id: copy, place: 1 },
      { attempt_id: copy, place: 2 },
    ]);
    expect(network.sent(repeatGeneration)).toEqual([{ attempt_id }]);
  });

  it('do not lead back to their attempt when they come after another was opened', async () => {
    const { network, user, router } = openGenerator(created, page);
    let answer: () => void = () => undefined;
    network.on(uploadGenerationInput, () => new Promise((resolve) => (answer = () => resolve({ attempt_id: copy }))));
    await screen.findByText(/Предмет целиком/);
    fireEvent.change(chooser() as Element, { target: { files: files('a.jpg') } });
    expect(await screen.findByText('Загружаем фото…')).toBeVisible();
    await waitFor(() => expect(network.sent(uploadGenerationInput)).toHaveLength(1));
    const list = await screen.findByRole('region', { name: 'Что делали раньше' });
    await user.click(within(list).getAllByRole('button', { name: 'Показать: Белый фон' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe(`?attempt=${attempt_id}`));
    // What is on its way is none of the attempt that is shown.
    expect(screen.queryByText('Загружаем фото…')).toBeNull();
    await act(async () => answer());
    await waitFor(() => expect(network.sent(readAttemptStatus).at(-1)).toEqual({ attempt_id: copy }));
    await act(async () => {});
    expect(router.state.location.search).toBe(`?attempt=${attempt_id}`);
  });

  it('go with “Другое фото”, and the address names no attempt', async () => {
    const { network, user, router, become } = openGenerator({});
    await user.click(await screen.findByRole('button', { name: 'Другое фото' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('img', { name: 'Фото 1' })).toBeNull();
    // The next one makes an attempt of its own.
    network.on(uploadGenerationInput, () => {
      become({ ...created, attempt_id: copy });
      return { attempt_id: copy };
    });
    fireEvent.change(chooser() as Element, { target: { files: files('a.jpg') } });
    await waitFor(() => expect(router.state.location.search).toBe(`?attempt=${copy}`));
    expect(network.sent(uploadGenerationInput)[0]?.content_info).not.toHaveProperty('attempt_id');
    expect(network.sent(repeatGeneration)).toEqual([]);
  });
});

describe('what was made', () => {
  it.each([
    ['each photograph has as many variants', inputsAs(0, 1), 6, 4, '/input-1'],
    ['the last variant of the first is of the first', inputsAs(0, 1), 6, 3, '/input-0'],
    [
      'one that failed has none',
      [{ ...inputsAs(0)[0], problem: 'no_subject' as const }, ...inputsAs(1)],
      3,
      1,
      '/input-1',
    ],
    ['what was made of all together stands beside the first', inputsAs(0, 1), 3, 2, '/input'],
  ])('stands beside its own photograph: %s', async (_, inputs, count, variant, before) => {
    const { user } = openGenerator({ inputs: inputs as never, output_contents: outputs(count) });
    await user.click(await screen.findByRole('radio', { name: `Вариант ${variant}` }));
    expect(sourceOf(screen.getByRole('img', { name: 'До' }))).toBe(before);
    expect(sourceOf(screen.getByRole('img', { name: `Вариант ${variant}` }))).toBe(`/made/${variant - 1}`);
  });

  it('is alone without a choice, and is downloaded under a name with its number', async () => {
    const saved: (string | null)[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = openGenerator({ output_contents: outputs(2) });
    const ofOperations = globalThis.fetch;
    const requested: string[] = [];
    let status = 200;
    globalThis.fetch = (async (address: string, init?: RequestInit) => {
      if (!address.startsWith('/made')) return ofOperations(address, init);
      requested.push(address);
      return new Response('jpeg', { status });
    }) as typeof fetch;
    await user.click(await screen.findByRole('radio', { name: 'Вариант 2' }));
    await user.click(screen.getByRole('button', { name: 'Скачать' }));
    await waitFor(() => expect(saved).toEqual(['Картинка 2.jpg']));
    status = 404;
    await user.click(screen.getByRole('button', { name: 'Скачать' }));
    await waitFor(() => expect(requested).toEqual(['/made/1.jpg', '/made/1.jpg']));
    expect(await screen.findByText('Картинка не скачалась')).toBeVisible();
    expect(saved).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('of one picture has nothing to choose from', async () => {
    openGenerator({ output_contents: outputs(1) });
    expect(await screen.findByRole('heading', { name: 'Готово' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Вариант/ })).toBeNull();
  });

  it('takes nobody away who is typing', async () => {
    const seen = jest.fn();
    Element.prototype.scrollIntoView = seen;
    const { user, become } = openGenerator({ status: 'running', output_contents: [] });
    const words = await screen.findByLabelText(/Пожелания/);
    await screen.findByRole('progressbar');
    await user.click(words);
    seen.mockClear();
    become({});
    await screen.findByRole('heading', { name: 'Готово' }, { timeout: 3_000 });
    expect(words).toHaveFocus();
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('the history', () => {
  it.each([
    [{ status: 'created' as const }, 'не начата'],
    [{ status: 'queued' as const }, 'в очереди'],
    [{ status: 'failed' as const, product_title: 'Розы' }, 'Розы · сбой, попытка вернулась'],
    [{ user_prompt: '' }, 'без пожеланий'],
    [{ product_title: 'Розы' }, 'Розы · на белом'],
  ])('says of %j: %s', async (state, text) => {
    const { network } = openGenerator({}, page);
    network.on(listGenerations, { generations: [generationAs({ ...state, category_slug: 'gone' })], total_count: 1 });
    const row = within(await screen.findByRole('region', { name: 'Что делали раньше' }));
    expect(await row.findByText(text)).toBeVisible();
    // A style that there is no more is named as it was.
    expect(row.getByText(/^gone · /)).toBeVisible();
  });

  it('shows what was made, else of what, and opens it with a way back', async () => {
    const { network, user, router } = openGenerator({}, page);
    network.on(listGenerations, {
      generations: [
        generationAs(),
        generationAs({ attempt_id: copy, output_contents: [], input_public_link: '/asked' }),
      ],
      total_count: 2,
    });
    const list = await screen.findByRole('region', { name: 'Что делали раньше' });
    const images = await waitFor(() => {
      const found = [...list.querySelectorAll('img')];
      expect(found).toHaveLength(2);
      return found;
    });
    expect(images.map(sourceOf)).toEqual(['/made/one', '/asked']);
    await user.click(within(list).getAllByRole('button', { name: 'Показать: Белый фон' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe(`?attempt=${attempt_id}`));
    router.back();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('tells when it was by the clock of the shop', async () => {
    const { network } = openGenerator({}, page);
    network.on(readMerchant, merchantAs({ timeZone: 'Asia/Kamchatka' }));
    network.on(listGenerations, {
      generations: [generationAs({ created_at: '2024-06-14T13:00:00.000Z' })],
      total_count: 1,
    });
    expect(await screen.findByText(/^Белый фон · 15 июня/)).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    const { network } = openGenerator({}, page);
    network.on(listGenerations, { generations: [], total_count: 0 });
    expect(await screen.findByText('Здесь будут ваши картинки.')).toBeVisible();
  });

  it('looks again while something of it is under way, and then no more', async () => {
    jest.useFakeTimers();
    const { network } = openGenerator({}, page);
    network.on(listGenerations, { generations: [generationAs({ status: 'running' })], total_count: 1 });
    await screen.findByText('делаем');
    const looksWithin = async (milliseconds: number) => {
      const before = network.sent(listGenerations).length;
      await act(() => jest.advanceTimersByTimeAsync(milliseconds));
      return network.sent(listGenerations).length - before;
    };
    expect(await looksWithin(20_000)).toBeGreaterThan(2);
    network.on(listGenerations, { generations: [generationAs()], total_count: 1 });
    await looksWithin(10_000);
    expect(await looksWithin(20_000)).toBe(0);
  });
});

it('a run over the shop is shown on the page of one, and nothing of it is opened there', async () => {
  const { network, router } = openGenerator({}, page);
  network.on(listActiveGenerations, { generations: [generationAs({ status: 'running', batch_id: product })] });
  network.on(readBatch, { total: 13, ended: 7 });
  expect(await screen.findByText('7 из 13')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(network.sent(readAttemptStatus)).toEqual([]);
});

describe('attempts', () => {
  it('that are not sold are not offered, and the page of pictures leads nowhere', async () => {
    const closed = { generations_available: 0, payment_link: '', last_purchase: null };
    const bought = openGenerator({}, '/merchant/generator/attempts');
    bought.network.on(readAttempts, closed);
    expect(await screen.findByText('Сейчас попытки не продаются.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    bought.view.unmount();
    const opened = openGenerator(created);
    opened.network.on(readAttempts, closed);
    // What is begun without any left is refused in words by the server.
    expect(await screen.findByRole('button', { name: /Сделать 3\sкартинки/ })).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Купить попытки' })).toBeNull());
    opened.view.unmount();
    const all = openGenerator({}, shop);
    all.network.on(readAttempts, closed);
    all.network.on(listProductsToImprove, {
      product_ids: [product],
      titles: ['Розы'],
      total_count: 1,
      untried_count: 0,
    });
    expect(await screen.findByText('Сейчас попытки не продаются.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Купить попытки' })).toBeNull();
  });

  it('are paid for where the provider says', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/attempts');
    network.on(buyAttempts, { confirmation_url: '#pay' });
    await user.click(await screen.findByRole('button', { name: 'Оплатить' }));
    await user.click(await screen.findByRole('button', { name: 'Перейти к оплате' }));
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(network.sent(buyAttempts)).toEqual([{ pack: 'middle' }]);
    expect(screen.queryByText('Оплата не началась')).toBeNull();
    window.location.hash = '';
  });

  it.each([
    [`?purchase=${product}`, true],
    [`?purchase=${attempt_id}`, false],
    ['', false],
  ])('that were bought are told of to whoever comes back from that purchase: %s', async (query, isTold) => {
    const { network } = openGenerator({}, `/merchant/generator/attempts${query}`);
    network.on(readAttempts, {
      generations_available: 27,
      payment_link: '/pay',
      last_purchase: { purchase_id: product, attempts: 20, status: 'succeeded' },
    });
    expect(await screen.findByText(/Осталось: 27\sпопыток/)).toBeVisible();
    expect(screen.queryByText(/Добавили 20\sпопыток/) !== null).toBe(isTold);
  });
});

describe('all pictures of a shop', () => {
  const toImprove = (count: number, total: number, untried: number) => ({
    product_ids: Array.from({ length: count }, (_, at) => `00000002-0000-4000-8000-00000000000${at}`),
    titles: Array.from({ length: count }, (_, at) => `Букет ${at + 1}`),
    total_count: total,
    untried_count: untried,
  });

  it('begin with a picture of a product', async () => {
    const { network } = openGenerator({}, shop);
    network.on(listProductsToImprove, toImprove(0, 0, 0));
    expect(await screen.findByText('Нет товаров с картинками')).toBeVisible();
  });

  it.each([
    [listReadyGenerations, { generations: [generationAs()], total_count: 1 }, 'Посмотреть: 1'],
    [listActiveGenerations, { generations: [generationAs({ status: 'running', batch_id: product })] }, '7 из 13'],
  ] as const)('lack no products where %# some are made or wait to be looked at', async (operation, answer, text) => {
    const { network } = openGenerator({}, shop);
    network.on(listProductsToImprove, toImprove(0, 0, 0));
    network.on(readBatch, { total: 13, ended: 7 });
    network.on(operation as typeof listReadyGenerations, answer as never);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Нет товаров с картинками')).toBeNull();
  });

  it.each([
    // Seven attempts are left.
    [7, 9, 0, [/За раз — 7 из 9, потом следующие/], [/Осталось/, /Сначала те/]],
    [8, 9, 9, [/Осталось: 7\sпопыток\. Купите/], [/За раз/, /Сначала те/]],
    [7, 7, 3, [/Сначала те, кому ещё не делали: 3/], [/За раз/, /Осталось/]],
    [1, 1, 1, [/Спишем 1\sпопытку, есть 7/], [/За раз/, /Осталось/, /Сначала те/]],
  ])('of %d that come next of %d, %d untried, say what will be done', async (count, total, untried, shown, not) => {
    const { network } = openGenerator({}, shop);
    network.on(listProductsToImprove, toImprove(count, total, untried));
    expect(await screen.findByText(/Возьмём первую картинку/)).toBeVisible();
    await waitFor(() => expect(screen.getByText(/есть 7/)).toBeVisible());
    for (const text of shown) expect(screen.getByText(text)).toBeVisible();
    for (const text of not) expect(screen.queryByText(text)).toBeNull();
  });

  it('are not begun a second time while they are made, and are looked at until they are', async () => {
    jest.useFakeTimers();
    const { network } = openGenerator({}, shop);
    network.on(listProductsToImprove, toImprove(2, 2, 0));
    network.on(listActiveGenerations, { generations: [generationAs({ status: 'running', batch_id: product })] });
    network.on(readBatch, { total: 2, ended: 1 });
    expect(await screen.findByText('1 из 2')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Сделать для 2/ })).toBeDisabled();
    network.on(listActiveGenerations, { generations: [] });
    network.on(listReadyGenerations, { generations: [generationAs()], total_count: 2 });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    // The last look at results was before the last one was made.
    expect(screen.getByRole('heading', { name: 'Посмотреть: 2' })).toBeVisible();
    expect(screen.queryByText('1 из 2')).toBeNull();
    expect(screen.getByRole('button', { name: /^Сделать для 2/ })).toBeEnabled();
    const looks = network.sent(listActiveGenerations).length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(network.sent(listActiveGenerations)).toHaveLength(looks);
  });

  it('are made in the style and with the words that were chosen, and say how many were begun', async () => {
    const { network, user } = openGenerator({}, shop);
    network.on(listProductsToImprove, toImprove(2, 2, 0));
    network.on(generateForProducts, { started: 2 });
    await user.click(await screen.findByRole('radio', { name: 'Нежность' }));
    await user.type(screen.getByLabelText(/Пожелания/), 'светлее');
    await user.click(screen.getByRole('button', { name: /^Сделать для 2/ }));
    await user.click(await screen.findByRole('button', { name: 'Сделать' }));
    expect(await screen.findByText(/Делаем 2\sкартинки/)).toBeVisible();
    expect(network.sent(generateForProducts)).toMatchObject([{ product_type: 'gentle', generation_text: 'светлее' }]);
  });
});
