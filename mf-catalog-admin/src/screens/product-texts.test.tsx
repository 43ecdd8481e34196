import { screen } from '@testing-library/react';
import { updateProduct } from 'shared-contracts';
import type { SlotProps } from 'shared-runtime';
import { openFilled } from '../testing/open-filled.tsx';
import { freshBrowser, save, title } from '../testing/open-product.ts';

beforeEach(freshBrowser);

type Texts = Partial<ReturnType<SlotProps<'product.texts'>['read']>>;

const openWith = (texts: Texts) =>
  openFilled('product.texts', ({ props }) => {
    const { read, write } = props as SlotProps<'product.texts'>;
    return (
      <button type="button" onClick={() => write({ ...read(), ...texts })}>
        Подставить
      </button>
    );
  });

it('puts in one text, and leaves the other and the server alone until it is saved', async () => {
  const { server, user } = openWith({ title: 'Пионы садовые' });
  expect(await title()).toHaveValue('Пионы');
  await user.click(screen.getByRole('button', { name: 'Подставить' }));
  expect(await title()).toHaveValue('Пионы садовые');
  expect(screen.getByRole('textbox', { name: /Описание/ })).toHaveValue('Собираем утром.');
  expect(server.sent(updateProduct)).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  expect(server.sent(updateProduct)).toMatchObject([{ title: 'Пионы садовые' }]);
});

it('puts in what is too long as it is, and says the field’s limit at once', async () => {
  const long = 'Пион '.repeat(60).trim();
  const { user } = openWith({ title: long });
  await title();
  await user.click(screen.getByRole('button', { name: 'Подставить' }));
  expect(await screen.findByText('Не больше 200 знаков')).toBeVisible();
  expect(await title()).toHaveValue(long);
});
