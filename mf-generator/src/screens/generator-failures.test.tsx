import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  cancelBatch,
  cancelGeneration,
  generateForProducts,
  listActiveGenerations,
  listGenerations,
  listGeneratorCategories,
  listProductsToImprove,
  listReadyGenerations,
  readAttempts,
  readBatch,
  removeGenerationInput,
  repeatGeneration,
  retrieveContent,
  settleGeneration,
  takeGeneration,
  untakeGeneration,
  uploadGenerationInput,
} from 'shared-contracts';
import { pictureAs, refuse } from 'shared-runtime/testing';
import { attempt_id, generationAs, openGenerator, product } from '../testing/open-generator.ts';

const shop = '/merchant/generator/shop';
const nothingToImprove = () => ({ product_ids: [], titles: [], total_count: 0, untried_count: 0 });
const [first, second] = [0, 1].map((place) => ({
  place,
  public_link: `/input-${place}`,
  problem: '' as const,
  doubts: [],
}));
const two = [first, second] as { place: number; public_link: string; problem: ''; doubts: [] }[];

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});

const choosePhoto = () =>
  fireEvent.change(document.querySelector('input[type="file"]') as Element, {
    target: { files: [new File(['photo'], 'rose.jpg', { type: 'image/jpeg' })] },
  });

it('an attempt that is too far to be canceled is said to be so', async () => {
  const { network, user } = openGenerator({ status: 'running', output_contents: [] });
  network.on(cancelGeneration, refuse('conflict'));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Уже не отменить')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Делаем картинки' })).toBeVisible();
});

it('one that was canceled says that it came back', async () => {
  const { network, user } = openGenerator({ status: 'running', output_contents: [] });
  network.on(cancelGeneration, { attempt_id });
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Отменили, попытка вернулась')).toBeVisible();
});

it('a photograph that was not uploaded is said, goes, and may be chosen again', async () => {
  const { network } = openGenerator({}, '/merchant/generator');
  network.on(uploadGenerationInput, refuse('work_failed'));
  await screen.findByText(/Предмет целиком/);
  choosePhoto();
  expect(await screen.findByText('Фото не загрузилось')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Фото 1' })).toBeNull());
  expect(screen.queryByText('Загружаем фото…')).toBeNull();
  choosePhoto();
  await waitFor(() => expect(network.sent(uploadGenerationInput)).toHaveLength(2));
});

it('a photograph that was not removed is said, and stays', async () => {
  const { network, user } = openGenerator({ status: 'created', output_contents: [], inputs: two });
  network.on(removeGenerationInput, refuse('internal'));
  await user.click(await screen.findByRole('button', { name: 'Убрать фото 2' }));
  expect(await screen.findByText('Фото не убралось')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Фото 2' })).toBeVisible();
});

it('what could not be taken again is said, whichever press needed it, and nothing is begun, uploaded or removed', async () => {
  const { network, user } = openGenerator({ inputs: two });
  network.on(repeatGeneration, refuse('list_full'));
  const failures = (count: number) =>
    waitFor(() => expect(screen.getAllByText('Не получилось взять те же фото')).toHaveLength(count));
  await user.click(await screen.findByRole('button', { name: /Сделать 6\sкартинок/ }));
  await failures(1);
  await user.click(screen.getByRole('button', { name: 'Убрать фото 1' }));
  await failures(2);
  choosePhoto();
  await failures(3);
  await user.click(screen.getByRole('button', { name: 'Повторить с теми же фото и пожеланиями' }));
  await waitFor(() => expect(network.sent(repeatGeneration)).toHaveLength(4));
  expect(screen.queryByText('Взяли те же фото, стиль и пожелания')).toBeNull();
  for (const call of ['generate', 'uploadGenerationInput', 'removeGenerationInput']) {
    expect(network.calls()).not.toContain(call);
  }
});

it('a result that did not reach its product, and one that did not come back, are said', async () => {
  const source_content_id = '00000003-0000-4000-8000-000000000002';
  const { network, user } = openGenerator({ product_id: product, product_title: 'Розы', source_content_id });
  network.on(retrieveContent, { list: [pictureAs(source_content_id, product, 1)] });
  network.on(takeGeneration, refuse('picture_limit'));
  network.on(untakeGeneration, refuse('conflict'));
  const replace = async () => {
    const button = () => screen.getByRole('button', { name: 'Заменить фото товара' });
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
  };
  await screen.findByText('До');
  await replace();
  expect(await screen.findByText('Картинка не добавилась')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  network.on(takeGeneration, { content_id: product, replaced_content_id: null });
  await replace();
  expect(await screen.findByText('Картинка добавлена в товар')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Не получилось вернуть')).toBeVisible();
});

it('a run over the shop says what of it failed: its beginning, its end, and that a result was passed over', async () => {
  const { network, user } = openGenerator({}, shop);
  network.on(listProductsToImprove, { product_ids: [product], titles: ['Розы'], total_count: 1, untried_count: 0 });
  network.on(generateForProducts, refuse('internal'));
  await user.click(await screen.findByRole('button', { name: 'Сделать для 1 товара' }));
  await user.click(await screen.findByRole('button', { name: 'Не сейчас' }));
  expect(network.sent(generateForProducts)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Сделать для 1 товара' }));
  await user.click(await screen.findByRole('button', { name: 'Сделать' }));
  expect(await screen.findByText('Не получилось начать')).toBeVisible();
});

it('a run that is over cannot be canceled, and says so', async () => {
  const { network, user } = openGenerator({}, shop);
  network.on(listProductsToImprove, nothingToImprove);
  network.on(listActiveGenerations, { generations: [generationAs({ status: 'queued', batch_id: product })] });
  network.on(readBatch, { total: 13, ended: 12 });
  network.on(cancelBatch, refuse('conflict'));
  await user.click(await screen.findByRole('button', { name: 'Отменить остальные' }));
  expect(await screen.findByText('Уже не отменить')).toBeVisible();
});

it('says so where a result that was passed over does not come back', async () => {
  const { network, user } = openGenerator({}, shop);
  network.on(listProductsToImprove, nothingToImprove);
  network.on(listReadyGenerations, { generations: [generationAs()], total_count: 1 });
  network.on(settleGeneration, { attempt_id });
  await user.click(await screen.findByRole('button', { name: 'Пропустить' }));
  await screen.findByText('Пропустили');
  network.on(settleGeneration, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Не получилось вернуть')).toBeVisible();
});

it('a result that was not passed over stays, and that is said', async () => {
  const { network, user } = openGenerator({}, shop);
  network.on(listProductsToImprove, nothingToImprove);
  network.on(listReadyGenerations, { generations: [generationAs()], total_count: 1 });
  network.on(settleGeneration, refuse('internal'));
  await user.click(await screen.findByRole('button', { name: 'Пропустить' }));
  expect(await screen.findByText('Не получилось пропустить')).toBeVisible();
  expect(screen.queryByText('Пропустили')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Посмотреть: 1' })).toBeVisible();
});

it.each([
  ['Стили не загрузились', '/merchant/generator', listGeneratorCategories],
  ['История не загрузилась', '/merchant/generator', listGenerations],
  ['Товары не загрузились', shop, listProductsToImprove],
  ['Результаты не загрузились', shop, listReadyGenerations],
  ['Не получилось узнать, сколько осталось', '/merchant/generator/attempts', readAttempts],
] as const)('“%s” is said at %s', async (title, path, operation) => {
  const { network } = openGenerator({}, path);
  network.on(listProductsToImprove, nothingToImprove);
  network.on(operation as typeof readAttempts, refuse('internal'));
  expect(await screen.findByText(title)).toBeVisible();
});
