import { screen, waitFor } from '@testing-library/react';
import { type GenerationWire, retrieveContent, takeGeneration, untakeGeneration } from 'shared-contracts';
import { pictureAs } from 'shared-runtime/testing';
import { attempt_id, openGenerator, product } from '../testing/open-generator.ts';

const pictureId = (order: number) => `00000003-0000-4000-8000-00000000000${order}`;
const source_content_id = pictureId(2);
const ofPicture = { product_id: product, product_title: 'Розы', source_content_id };

beforeEach(() => localStorage.clear());

function openResult(pictures: number) {
  const opened = openGenerator(ofPicture);
  const orders = [1, 2, 3].slice(0, pictures);
  opened.network.on(retrieveContent, () => ({
    list: orders.map((order) => pictureAs(pictureId(order), product, order)),
  }));
  return opened;
}

it('takes the place of the picture that it was made of, also where the product has all it may', async () => {
  const { network, user, become } = openResult(3);
  network.on(takeGeneration, () => {
    become({ ...ofPicture, settlement: 'taken' });
    return { content_id: pictureId(4), replaced_content_id: source_content_id };
  });
  network.on(untakeGeneration, () => {
    become(ofPicture);
    return { attempt_id };
  });
  await user.click(await screen.findByRole('radio', { name: 'Вариант 2' }));
  await user.click(await screen.findByRole('button', { name: 'Заменить фото товара' }));
  expect(network.sent(takeGeneration)).toEqual([{ attempt_id, output: 1 }]);
  expect(await screen.findByText('Заменили. Прежняя картинка в «Удалённом»')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Открыть товар' })).toHaveAttribute(
    'href',
    `/merchant/products/${product}`,
  );
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('button', { name: 'Заменить фото товара' })).toBeVisible();
  expect(network.sent(untakeGeneration)).toEqual([
    { attempt_id, content_id: pictureId(4), replaced_content_id: source_content_id },
  ]);
});

it.each([
  [2, 1],
  [3, 0],
])('may stand beside it only where there is room: of %d pictures', async (pictures, buttons) => {
  openResult(pictures);
  const replace = await screen.findByRole('button', { name: 'Заменить фото товара' });
  // It is there before the product's pictures are known, and waits for them.
  await waitFor(() => expect(replace).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Добавить рядом' })).toHaveLength(buttons));
});

it('goes the usual way where that picture was taken off the product meanwhile', async () => {
  openResult(1);
  expect(await screen.findByRole('button', { name: 'Поставить в товар' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Заменить фото товара' })).toBeNull();
});

it('is put into a product that is chosen, where the one it was made for is gone', async () => {
  const { user } = openGenerator({ product_id: product, product_title: null });
  await user.click(await screen.findByRole('button', { name: 'Поставить в товар' }));
  expect(await screen.findByRole('dialog', { name: 'В какой товар' })).toBeVisible();
});

it('asks for no product where it was made for one', async () => {
  const { network, user } = openGenerator({ product_id: product, product_title: 'Розы' });
  network.on(retrieveContent, { list: [1, 2, 3].map((order) => pictureAs(pictureId(order), product, order)) });
  await user.click(await screen.findByRole('button', { name: 'Поставить в товар' }));
  expect(await screen.findByRole('dialog', { name: 'Какую картинку заменить' })).toBeVisible();
  expect(screen.getByText(/^У товара «Розы» уже три картинки/)).toBeVisible();
});

it.each<[string, Partial<GenerationWire>, string | RegExp]>([
  ['a result', {}, 'Поставить в товар'],
  ['a failure', { status: 'failed', problem: 'no_subject', output_contents: [] }, /Сделать 3\sкартинки/],
  ['nothing yet', { status: 'created', output_contents: [] }, /Сделать 3\sкартинки/],
])('after %s the next action stands in the bar of the page, once', async (_, state, name) => {
  openGenerator(state);
  const action = await screen.findByRole('button', { name });
  expect(action.closest('section')).toBeNull();
});
