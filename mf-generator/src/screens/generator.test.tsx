import { screen, waitFor, within } from '@testing-library/react';
import {
  buyAttempts,
  cancelGeneration,
  type GenerationWire,
  generate,
  generateForProducts,
  listActiveGenerations,
  listGenerations,
  listGeneratorCategories,
  listProducts,
  listReadyGenerations,
  readAttemptStatus,
  readAttempts,
  readGenerator,
  settleGeneration,
  takeGeneration,
} from 'shared-contracts';
import { createNetwork, openScreen, productAs, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const attempt_id = '00000001-0000-4000-8000-000000000001';
const product = '00000002-0000-4000-8000-000000000001';

const generationAs = (changes: Partial<GenerationWire> = {}): GenerationWire => ({
  attempt_id,
  status: 'succeeded',
  output_contents: ['one', 'two'].map((name) => ({ link: `/made/${name}`, public_link: `/made/${name}` })),
  category_slug: 'white',
  user_prompt: 'на белом',
  created_at: '2026-11-20T10:00:00.000Z',
  input_public_link: '/input',
  progress: 100,
  step: '',
  problem: '',
  product_id: null,
  source_content_id: null,
  settlement: '',
  ...changes,
});

beforeEach(() => localStorage.clear());

/** A merchant with an attempt in this state, open by its address. */
function openGenerator(state: Partial<GenerationWire> = {}, path = `/merchant/generator?attempt=${attempt_id}`) {
  const network = createNetwork();
  let current = generationAs(state);
  network.on(readGenerator, () => ({ provider: 'studio' as const, variants: 3, proposes_texts: false }));
  network.on(readAttempts, () => ({ generations_available: 7, payment_link: '/b2b/merchant/generator/attempts' }));
  network.on(listGeneratorCategories, () => ({
    categories: [
      { slug: 'gentle', name: 'Нежность' },
      { slug: 'white', name: 'Белый фон' },
      { slug: 'nameless', name: '' },
      { slug: ' ', name: 'Без адреса' },
    ],
  }));
  network.on(readAttemptStatus, () => ({ generations_info: [current] }));
  network.on(listActiveGenerations, () => ({ generations: [] }));
  network.on(listGenerations, () => ({ generations: [generationAs()], total_count: 1 }));
  network.on(listReadyGenerations, () => ({ generations: [], total_count: 0 }));
  return {
    network,
    become: (changes: Partial<GenerationWire>) => {
      current = generationAs(changes);
    },
    ...openScreen({ manifest, screens }, path),
  };
}

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
  const said = await screen.findByText(sentence);
  expect(said).toHaveTextContent('Попытка вернулась.');
});

it('[7.56.2] the history shows what was made, and takes its words and style again', async () => {
  const { user } = openGenerator({}, '/merchant/generator');
  const list = await screen.findByRole('region', { name: 'Что делали раньше' });
  expect(list).toHaveTextContent('Белый фон');
  await user.click(within(list).getByRole('button', { name: 'Повторить с теми же пожеланиями' }));
  expect(screen.getByLabelText(/Пожелания/)).toHaveValue('на белом');
  expect(screen.getByRole('radio', { name: 'Белый фон' })).toBeChecked();
});

it('attempts are paid for at the provider; one that does not answer is said', async () => {
  const { network, user } = openGenerator({}, '/merchant/generator/attempts');
  network.on(buyAttempts, () => refuse('payment_unavailable'));
  expect(await screen.findByText(/Осталось: 7\sпопыток/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /20\sпопыток/ }));
  await user.click(screen.getByRole('button', { name: 'Оплатить' }));
  expect(await screen.findByText('Оплата не началась')).toBeVisible();
  expect(network.sent(buyAttempts)).toEqual([{ pack: 'small' }]);
});

describe('all pictures of a shop', () => {
  const preview = { link: '/pictures/1', width: 600, height: 700, colour: '#aaaaaa' };

  it('are begun for products that have a picture', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/shop');
    network.on(listProducts, () => ({
      products_list: [
        productAs(product, 'Розы', { price: 100, order: 1, preview }),
        productAs(attempt_id, 'Без картинки', { price: 100, order: 2, preview: null }),
      ],
      total_count: 2,
    }));
    network.on(generateForProducts, () => ({ started: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Сделать для 1 товара' }));
    await waitFor(() =>
      expect(network.sent(generateForProducts)).toEqual([
        { product_ids: [product], product_type: 'white', generation_text: '' },
      ]),
    );
  });

  it('are looked through, and taken or passed over one by one', async () => {
    const { network, user } = openGenerator({}, '/merchant/generator/shop');
    network.on(listProducts, () => ({ products_list: [], total_count: 0 }));
    let waiting = [
      generationAs({ product_id: product }),
      generationAs({ product_id: product, attempt_id: '00000001-0000-4000-8000-000000000002' }),
    ];
    network.on(listReadyGenerations, () => ({ generations: waiting.slice(0, 1), total_count: waiting.length }));
    network.on(takeGeneration, () => {
      waiting = waiting.slice(1);
      return { content_id: product };
    });
    network.on(settleGeneration, () => {
      waiting = [];
      return { attempt_id };
    });
    expect(await screen.findByRole('heading', { name: 'Посмотреть: 2' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Вариант 2' }));
    await user.click(screen.getByRole('button', { name: 'Взять' }));
    expect(await screen.findByRole('heading', { name: 'Посмотреть: 1' })).toBeVisible();
    expect(network.sent(takeGeneration)).toEqual([{ attempt_id, output: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Пропустить' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Посмотреть/ })).not.toBeInTheDocument());
  });
});
