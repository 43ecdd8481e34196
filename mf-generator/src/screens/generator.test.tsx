import { screen, waitFor, within } from '@testing-library/react';
import {
  buyAttempts,
  cancelBatch,
  cancelGeneration,
  generate,
  generateForProducts,
  listActiveGenerations,
  listGenerations,
  listProducts,
  listProductsToImprove,
  listReadyGenerations,
  readAttemptStatus,
  readAttempts,
  readBatch,
  removeGenerationInput,
  repeatGeneration,
  retrieveContent,
  settleGeneration,
  takeGeneration,
  untakeGeneration,
} from 'shared-contracts';
import { pictureAs, productAs, refuse } from 'shared-runtime/testing';
import { attempt_id, generationAs, openGenerator, product } from '../testing/open-generator.ts';

beforeEach(() => localStorage.clear());

it('[7.54.1] says how many attempts are left, where to buy more, and who draws', async () => {
  openGenerator();
  expect(await screen.findByText(/7\sпопыток/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Купить попытки' })).toHaveAttribute('href', '/merchant/generator/attempts');
  expect(await screen.findByText(/Рисует «Студия» на нашем сервере/)).toBeVisible();
});

it('[3.16.2, 5.11.1, 7.55.1] offers the styles that have both a slug and a name', async () => {
  openGenerator();
  await screen.findByRole('radio', { name: 'Белый фон' });
  const styles = within(screen.getByRole('radiogroup', { name: 'Стиль' })).getAllByRole('radio');
  expect(styles.map((style) => style.getAttribute('value'))).toEqual(['gentle', 'white']);
});

it('a picture that was brought from elsewhere is begun with the chosen style and words', async () => {
  const { network, user, become } = openGenerator({ status: 'created', output_contents: [] });
  network.on(generate, () => {
    become({ status: 'running', progress: 40, step: 'cut_out', output_contents: [] });
    return { attempt_id };
  });
  await user.click(await screen.findByRole('radio', { name: 'Белый фон' }));
  await user.type(screen.getByLabelText(/Пожелания/), 'светлее');
  await user.click(screen.getByRole('button', { name: /Сделать 3\sкартинки/ }));
  expect(await screen.findByRole('progressbar', { name: 'Делаем картинки' })).toHaveAttribute('value', '40');
  expect(screen.getByText('Вырезаем предмет')).toBeVisible();
  expect(network.sent(generate)).toEqual([{ attempt_id, product_type: 'white', generation_text: 'светлее' }]);
});

it('one that does not start says why, and keeps what was typed', async () => {
  const { network, user } = openGenerator({ status: 'created', output_contents: [] });
  network.on(generate, () => refuse('attempts_over'));
  await user.type(await screen.findByLabelText(/Пожелания/), 'светлее');
  await user.click(await screen.findByRole('button', { name: /Сделать/ }));
  expect(await screen.findByText('Попытки закончились. Купите ещё, и продолжим.')).toBeVisible();
  expect(screen.getByLabelText(/Пожелания/)).toHaveValue('светлее');
});

it('one that is under way can be canceled', async () => {
  const { network, user, become } = openGenerator({ status: 'running', output_contents: [] });
  network.on(cancelGeneration, () => {
    become({ status: 'canceled', output_contents: [] });
    return { attempt_id };
  });
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Вы отменили. Попытка вернулась.')).toBeVisible();
});

it.each([
  ['no_subject', 'failed', /На фото не нашлось предмета/],
  ['moderation', 'blocked', /Сервис отказался рисовать такое/],
  ['too_late', 'failed', /Не успели за отведённое время/],
] as const)('a failure (%s) says what to do, and that the attempt came back', async (problem, status, sentence) => {
  openGenerator({ status, problem, output_contents: [] });
  const failure = await screen.findByText(sentence);
  expect(failure).toHaveTextContent('Попытка вернулась.');
});

it('[7.56.2] the history shows what was made, and takes its photographs, words and style again', async () => {
  const { network, user, become } = openGenerator({}, '/merchant/generator');
  network.on(repeatGeneration, () => {
    become({ status: 'created', output_contents: [] });
    return { attempt_id };
  });
  const list = await screen.findByRole('region', { name: 'Что делали раньше' });
  expect(list).toHaveTextContent('Белый фон');
  await user.click(within(list).getByRole('button', { name: 'Повторить с теми же фото и пожеланиями' }));
  expect(await screen.findByRole('img', { name: 'Фото 1' })).toBeVisible();
  expect(network.sent(repeatGeneration)).toEqual([{ attempt_id }]);
  expect(screen.getByLabelText(/Пожелания/)).toHaveValue('на белом');
  expect(screen.getByRole('radio', { name: 'Белый фон' })).toBeChecked();
});

it('what is taken again is said, with what comes next, and is begun by that button alone', async () => {
  const { network, user, become } = openGenerator({}, '/merchant/generator');
  const again = '00000001-0000-4000-8000-000000000009';
  let goOn = () => {};
  const copying = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  network.on(repeatGeneration, async () => {
    await copying;
    become({ attempt_id: again, status: 'created', output_contents: [] });
    return { attempt_id: again };
  });
  network.on(generate, () => {
    become({ attempt_id: again, status: 'running', output_contents: [] });
    return { attempt_id: again };
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Повторить с теми же фото и пожеланиями' }));
  goOn();
  const notice = await screen.findByText('Взяли те же фото, стиль и пожелания');
  expect(notice.closest('[role="status"]')).toHaveTextContent(/нажмите «Сделать 3\sкартинки»/);
  await waitFor(() => expect(document.activeElement).toContainElement(notice));
  expect([network.sent(repeatGeneration).length, network.sent(generate)]).toEqual([1, []]);
  await user.click(screen.getByRole('button', { name: /Сделать 3\sкартинки/ }));
  await screen.findByRole('progressbar', { name: 'Делаем картинки' });
  expect(network.sent(generate)).toEqual([{ attempt_id: again, product_type: 'white', generation_text: 'на белом' }]);
  expect(notice).not.toBeInTheDocument();
});

it('another style on the same photos takes one attempt, however often that is pressed while they are copied', async () => {
  const { network, user, become } = openGenerator();
  const copy = '00000001-0000-4000-8000-000000000009';
  let goOn = () => {};
  const copying = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  network.on(repeatGeneration, async () => {
    await copying;
    become({ attempt_id: copy, status: 'created', output_contents: [] });
    return { attempt_id: copy };
  });
  network.on(generate, () => {
    become({ attempt_id: copy, status: 'running', output_contents: [] });
    return { attempt_id: copy };
  });
  await user.click(await screen.findByRole('radio', { name: 'Белый фон' }));
  const make = await screen.findByRole('button', { name: /^Сделать 3\sкартинки/ });
  await user.click(make);
  await user.click(make);
  goOn();
  await screen.findByRole('progressbar', { name: 'Делаем картинки' });
  expect([network.sent(repeatGeneration).length, network.sent(generate).map((sent) => sent.attempt_id)]).toEqual([
    1,
    [copy],
  ]);
});

it('what is taken again says that attempts have to be bought first, where none are left', async () => {
  const { network, user, become } = openGenerator({}, '/merchant/generator');
  network.on(readAttempts, () => ({ generations_available: 0, payment_link: '/pay', last_purchase: null }));
  network.on(repeatGeneration, () => {
    become({ status: 'created', output_contents: [] });
    return { attempt_id };
  });
  await user.click(await screen.findByRole('button', { name: 'Повторить с теми же фото и пожеланиями' }));
  expect(await screen.findByText(/нажмите «Купить попытки»/)).toBeVisible();
});

it('[9.7.1] the history goes on by fives, and ends with the last five', async () => {
  const { network, user } = openGenerator({}, '/merchant/generator');
  const all = Array.from({ length: 10 }, (_, index) =>
    generationAs({ attempt_id: `00000001-0000-4000-8000-00000000010${index}`, user_prompt: `пожелание ${index + 1}` }),
  );
  network.on(listGenerations, ({ offset }) => ({ generations: all.slice(offset, offset + 5), total_count: 10 }));
  const next = () => screen.getByRole('button', { name: 'Следующая страница' });
  expect(await screen.findByText(/пожелание 5$/)).toBeVisible();
  expect(screen.queryByText(/пожелание 6$/)).not.toBeInTheDocument();
  await user.click(next());
  expect(await screen.findByText(/пожелание 10$/)).toBeVisible();
  expect(next()).toBeDisabled();
});

it('attempts are paid for at the provider once that is confirmed; one that does not answer is said', async () => {
  const { network, user } = openGenerator({}, '/merchant/generator/attempts');
  network.on(buyAttempts, () => refuse('payment_unavailable'));
  expect(await screen.findByText(/Осталось: 7\sпопыток/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /20\sпопыток/ }));
  const pay = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Оплатить' }));
    const question = await screen.findByRole('alertdialog', { name: /Купить 20\sпопыток за 190\s₽\?/ });
    await user.click(within(question).getByRole('button', { name: answer }));
  };
  await pay('Не сейчас');
  expect(network.sent(buyAttempts)).toEqual([]);
  await pay('Перейти к оплате');
  expect(await screen.findByText('Оплата не началась')).toBeVisible();
  expect(network.sent(buyAttempts)).toEqual([{ pack: 'small' }]);
  await pay('Перейти к оплате');
  await waitFor(() => expect(network.sent(buyAttempts)).toEqual([{ pack: 'small' }, { pack: 'small' }]));
});

it('where attempts have run out, the way to more of them stands in place of the button', async () => {
  const { network } = openGenerator({ status: 'created', output_contents: [] });
  network.on(readAttempts, () => ({ generations_available: 0, payment_link: '/pay', last_purchase: null }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Купить попытки' })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /Сделать/ })).toBeNull();
});

it('the photographs and words of what was made stay, and another style is tried with them', async () => {
  const { network, user, become } = openGenerator();
  const again = '00000001-0000-4000-8000-000000000009';
  network.on(repeatGeneration, () => {
    become({ attempt_id: again, status: 'created', output_contents: [] });
    return { attempt_id: again };
  });
  network.on(generate, () => ({ attempt_id: again }));
  expect(await screen.findByRole('img', { name: 'Фото 1' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Белый фон' }));
  await user.click(screen.getByRole('button', { name: /Сделать 3\sкартинки/ }));
  await waitFor(() =>
    expect(network.sent(generate)).toEqual([{ attempt_id: again, product_type: 'white', generation_text: 'на белом' }]),
  );
  expect(network.sent(repeatGeneration)).toEqual([{ attempt_id }]);
});

it('what was begun, and what came of it, is brought into view and gets the focus', async () => {
  const seen = jest.fn();
  Element.prototype.scrollIntoView = seen;
  const { network, user, become } = openGenerator({ status: 'created', output_contents: [] });
  network.on(generate, () => {
    become({ status: 'running', output_contents: [] });
    return { attempt_id };
  });
  await user.click(await screen.findByRole('button', { name: /Сделать 3\sкартинки/ }));
  const bar = await screen.findByRole('progressbar', { name: 'Делаем картинки' });
  await waitFor(() => expect(document.activeElement).toContainElement(bar));
  expect(seen).toHaveBeenCalledTimes(1);
  become({});
  await screen.findByRole('heading', { name: 'Готово' }, { timeout: 3_000 });
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Готово'));
  expect(seen).toHaveBeenCalledTimes(2);
});

it('one photograph of several can be removed', async () => {
  const inputs = [0, 1].map((place) => ({ place, public_link: `/input-${place}`, problem: '' as const, doubts: [] }));
  const { network, user, become } = openGenerator({ status: 'created', output_contents: [], inputs });
  network.on(removeGenerationInput, ({ place }) => {
    become({ status: 'created', output_contents: [], inputs: inputs.filter((input) => input.place !== place) });
    return { attempt_id };
  });
  await user.click(await screen.findByRole('button', { name: 'Убрать фото 1' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Фото 2' })).toBeNull());
  expect(network.sent(removeGenerationInput)).toEqual([{ attempt_id, place: 0 }]);
});

it('a bad photograph among several is named beside what came of the others', async () => {
  const inputs = [
    { place: 0, public_link: '/wall', problem: 'no_subject' as const, doubts: [] },
    { place: 1, public_link: '/cup', problem: '' as const, doubts: [] },
  ];
  openGenerator({ inputs });
  expect(await screen.findByText('Фото 1 не получилось')).toBeVisible();
  expect(screen.getByText(/На фото не нашлось предмета/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Вариант 2' })).toBeInTheDocument();
});

it('what may be cut badly is warned of beside the result, which can be taken, and the attempt is said to be back', async () => {
  const inputs = [{ place: 0, public_link: '/rose', problem: '' as const, doubts: ['thin_edges' as const] }];
  openGenerator({ inputs, returned: true });
  expect(await screen.findByText('Посмотрите, прежде чем взять')).toBeVisible();
  expect(screen.getByText('Тонкие края могли обрезаться.')).toBeVisible();
  expect(screen.getByText('Попытка вернулась.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Готово' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Поставить в товар' })).toBeEnabled();
});

it('of several photographs the doubtful one is named; its attempt is not back where another is good', async () => {
  const inputs = [
    { place: 0, public_link: '/cup', problem: '' as const, doubts: [] },
    { place: 3, public_link: '/vase', problem: '' as const, doubts: ['cut_off' as const, 'see_through' as const] },
  ];
  openGenerator({ inputs });
  expect(
    await screen.findByText(
      'Фото 2: Предмет не поместился в кадр: сбоку или сверху он обрезан. Предмет местами просвечивает, как стекло.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Попытка вернулась.')).toBeNull();
});

it('nothing is warned of where nothing is doubtful', async () => {
  openGenerator();
  expect(await screen.findByRole('heading', { name: 'Готово' })).toBeVisible();
  expect(screen.queryByText('Посмотрите, прежде чем взять')).toBeNull();
});

it('what is under way is shown where the page is opened without naming it', async () => {
  const { network } = openGenerator({ status: 'queued', ahead: 2, output_contents: [] }, '/merchant/generator');
  network.on(listActiveGenerations, () => ({ generations: [generationAs({ status: 'queued' })] }));
  expect(await screen.findByRole('progressbar', { name: 'Делаем картинки' })).toBeVisible();
  expect(screen.getByText('Ждёт своей очереди, перед ней 2')).toBeVisible();
});

it('an attempt that is not there is said to be so', async () => {
  const { network } = openGenerator();
  network.on(readAttemptStatus, () => refuse('not_found'));
  expect(await screen.findByText(/Такой попытки нет/)).toBeVisible();
});

it('a product that shows three pictures says so before anything is cropped, and asks which to replace', async () => {
  const { network, user } = openGenerator();
  network.on(listProducts, () => ({ products_list: [productAs(product, 'Розы')], total_count: 1 }));
  network.on(retrieveContent, () => ({ list: [1, 2, 3].map((order) => pictureAs(`p-${order}`, product, order)) }));
  await user.click(await screen.findByRole('button', { name: 'Поставить в товар' }));
  expect(await screen.findByText('Уже 3 картинки, одну нужно заменить')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Розы' }));
  expect(await screen.findByRole('dialog', { name: 'Какую картинку заменить' })).toBeVisible();
  expect(screen.getAllByRole('radio', { name: /^Картинка/ })).toHaveLength(3);
});

it.each([
  ['pending', 'Ждём оплату'],
  ['succeeded', 'Оплачено'],
  ['canceled', 'Оплата не прошла'],
] as const)('whoever comes back from paying is told how it ended (%s)', async (status, title) => {
  const { network } = openGenerator({}, `/merchant/generator/attempts?purchase=${product}`);
  const last_purchase = { purchase_id: product, attempts: 20, status };
  network.on(readAttempts, () => ({ generations_available: 7, payment_link: '/pay', last_purchase }));
  expect(await screen.findByText(title)).toBeVisible();
});

describe('all pictures of a shop', () => {
  it('are not begun where no attempts are left: more of them can be bought', async () => {
    const { network } = openGenerator({}, '/merchant/generator/shop');
    network.on(readAttempts, () => ({ generations_available: 0, payment_link: '/pay', last_purchase: null }));
    network.on(listProductsToImprove, () => ({
      product_ids: [product],
      titles: ['Розы'],
      total_count: 1,
      untried_count: 1,
    }));
    expect(await screen.findByText('Попытки закончились')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Купить попытки' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Сделать/ })).toBeNull();
  });

  it('say how many are done, and the rest can be canceled', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/shop');
    network.on(listProductsToImprove, () => ({ product_ids: [], titles: [], total_count: 0, untried_count: 0 }));
    network.on(listActiveGenerations, () => ({ generations: [generationAs({ status: 'queued', batch_id: product })] }));
    network.on(readBatch, () => ({ total: 13, ended: 7 }));
    network.on(cancelBatch, () => ({ canceled: 6 }));
    expect(await screen.findByText('7 из 13')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '7');
    await user.click(screen.getByRole('button', { name: 'Отменить остальные' }));
    expect(await screen.findByText('Отменили 6, попытки вернулись')).toBeVisible();
  });

  it('one that was taken can be given back', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/shop');
    network.on(listProductsToImprove, () => ({ product_ids: [], titles: [], total_count: 0, untried_count: 0 }));
    network.on(listReadyGenerations, () => ({ generations: [generationAs({ product_id: product })], total_count: 1 }));
    network.on(takeGeneration, () => ({ content_id: product, replaced_content_id: attempt_id }));
    network.on(untakeGeneration, () => ({ attempt_id }));
    await user.click(await screen.findByRole('button', { name: 'Взять' }));
    await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() =>
      expect(network.sent(untakeGeneration)).toEqual([
        { attempt_id, content_id: product, replaced_content_id: attempt_id },
      ]),
    );
  });

  it('are begun for the products that come next, as many as there are attempts', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/shop');
    const eight = Array.from({ length: 8 }, (_, at) => `00000002-0000-4000-8000-00000000000${at}`);
    const titles = eight.map((_, at) => `Букет ${at + 1}`);
    network.on(listProductsToImprove, () => ({ product_ids: eight, titles, total_count: 90, untried_count: 40 }));
    network.on(generateForProducts, () => ({ started: 7 }));
    expect(await screen.findByText('Сначала те, кому ещё не делали: 40.')).toBeVisible();
    expect(screen.getByText(/Осталось: 7\sпопыток/)).toBeVisible();
    expect(screen.getByText(/Товары: «Букет 1», .*, «Букет 7»\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сделать для 7 товаров' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('«Букет 1», «Букет 2», «Букет 3», «Букет 4», «Букет 5» и ещё 2.');
    expect(question).toHaveTextContent(/Спишем 7\sпопыток/);
    expect(network.sent(generateForProducts)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Сделать' }));
    await waitFor(() =>
      expect(network.sent(generateForProducts)).toEqual([
        { product_ids: eight.slice(0, 7), product_type: 'white', generation_text: '' },
      ]),
    );
  });

  it('are begun for the only product', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/shop');
    network.on(listProductsToImprove, () => ({
      product_ids: [product],
      titles: ['Розы'],
      total_count: 1,
      untried_count: 1,
    }));
    network.on(generateForProducts, () => ({ started: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Сделать для 1 товара' }));
    await user.click(await screen.findByRole('button', { name: 'Сделать' }));
    await waitFor(() =>
      expect(network.sent(generateForProducts)).toEqual([
        { product_ids: [product], product_type: 'white', generation_text: '' },
      ]),
    );
  });

  it('one that may be cut badly waits to be looked at like the others, with its warning', async () => {
    const { network } = openGenerator({}, '/merchant/generator/shop');
    network.on(listProductsToImprove, () => ({ product_ids: [], titles: [], total_count: 0, untried_count: 0 }));
    const inputs = [{ place: 0, public_link: '/vase', problem: '' as const, doubts: ['see_through' as const] }];
    const doubtful = generationAs({ product_id: product, batch_id: product, inputs, returned: true });
    network.on(listReadyGenerations, () => ({ generations: [doubtful], total_count: 1 }));
    expect(await screen.findByText('Предмет местами просвечивает, как стекло.')).toBeVisible();
    expect(screen.getByText('Попытка вернулась.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Взять' })).toBeEnabled();
  });

  it('are looked through, and taken or passed over one by one', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/shop');
    network.on(listProductsToImprove, () => ({ product_ids: [], titles: [], total_count: 0, untried_count: 0 }));
    let waiting = [
      generationAs({ product_id: product, product_title: 'Розы', batch_id: product }),
      generationAs({ product_id: product, attempt_id: '00000001-0000-4000-8000-000000000002' }),
    ];
    network.on(listReadyGenerations, () => ({ generations: waiting.slice(0, 1), total_count: waiting.length }));
    network.on(takeGeneration, () => {
      waiting = waiting.slice(1);
      return { content_id: product, replaced_content_id: null };
    });
    network.on(settleGeneration, () => {
      waiting = [];
      return { attempt_id };
    });
    expect(await screen.findByRole('heading', { name: 'Посмотреть: 2' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Вариант 2' }));
    expect(screen.getByText('Розы')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Взять' }));
    expect(await screen.findByRole('heading', { name: 'Посмотреть: 1' })).toBeVisible();
    expect(network.sent(takeGeneration)).toEqual([{ attempt_id, output: 1 }]);
    // What was chosen was chosen of the one before.
    expect(screen.getByRole('radio', { name: 'Вариант 1' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Пропустить' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Посмотреть/ })).not.toBeInTheDocument());
    const passed = { attempt_id: '00000001-0000-4000-8000-000000000002', settlement: 'passed' };
    expect(network.sent(settleGeneration)).toEqual([passed]);
    await user.click(screen.getAllByRole('button', { name: 'Вернуть' }).at(-1) as Element);
    await waitFor(() => expect(network.sent(settleGeneration)).toEqual([passed, { ...passed, settlement: '' }]));
  });
});
