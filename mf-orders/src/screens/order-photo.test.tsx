import { screen } from '@testing-library/react';
import { removeOrderPhoto, setOrderPhoto } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { card, cardShows, orderId, orderIs } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

const photo = { link: '/b2b/bff/s3/v1/content/file/order-photos/one', width: 40, height: 30, colour: '#ff0000' };
const chosen = (bytes = 10) => new File([new Uint8Array(bytes)], 'букет.jpg', { type: 'image/jpeg' });
const field = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

it('shows the buyer what was made, and says that they are told', async () => {
  const { network, user, change } = orderIs({ status: 'assembling' });
  await cardShows('Фото для покупателя', 'фото появится на странице заказа');
  network.on(setOrderPhoto, () => change({ photo }));
  await user.upload(field(), chosen());
  expect(await screen.findByText('Через минуту сообщим тому, кто следит за заказом.')).toBeVisible();
  await cardShows('Фото для покупателя', 'Покупатель видит фото');
  expect(screen.getByRole('img', { name: 'Фото готового заказа' })).toBeInTheDocument();
  expect(network.sent(setOrderPhoto)).toEqual([{ order_id: orderId, file: expect.any(File) }]);
});

it('takes it away again', async () => {
  const { network, user, change } = orderIs({ status: 'completed', photo });
  network.on(removeOrderPhoto, () => change({ photo: undefined }));
  await user.click(await screen.findByRole('button', { name: 'Убрать' }));
  expect(await screen.findByText('Фото убрано')).toBeVisible();
  expect(network.sent(removeOrderPhoto)).toEqual([{ order_id: orderId }]);
});

it('takes another in its place, of as many bytes as may be, and says what went wrong', async () => {
  const { network, user } = orderIs({ status: 'assembling', photo });
  network.on(setOrderPhoto, refuse('internal'));
  expect(await screen.findByRole('button', { name: 'Заменить фото' })).toBeVisible();
  await user.upload(field(), chosen(20 * 1024 * 1024));
  expect(await screen.findByText('Фото не сохранилось')).toBeVisible();
  expect(network.sent(setOrderPhoto)).toHaveLength(1);
  network.on(setOrderPhoto, () => ({ order: wireOrder(1052, { status: 'assembling', photo }) }));
  await user.upload(field(), chosen());
  expect(await screen.findByText('Фото заменено')).toBeVisible();
  expect(screen.queryByText('Фото не сохранилось')).toBeNull();
  network.on(removeOrderPhoto, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(await screen.findByText('Фото не сохранилось')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Фото готового заказа' })).toBeInTheDocument();
});

it('says what is wrong with a file, and sends none that is too large', async () => {
  const { network, user } = orderIs({ status: 'accepted' });
  await card('Фото для покупателя');
  await user.upload(field(), chosen(20 * 1024 * 1024 + 1));
  expect(await screen.findByText('Файл больше 20 МБ. Выберите фото поменьше.')).toBeVisible();
  expect(network.sent(setOrderPhoto)).toEqual([]);
  network.on(setOrderPhoto, refuse('unsupported_media_type'));
  await user.upload(field(), chosen());
  expect(await screen.findByText('Фото не сохранилось')).toBeVisible();
});

it('is not there before an order is accepted, nor after it is over without one', async () => {
  orderIs({ status: 'completed' });
  await card('Оплата');
  expect(screen.queryByRole('region', { name: 'Фото для покупателя' })).toBeNull();
});
