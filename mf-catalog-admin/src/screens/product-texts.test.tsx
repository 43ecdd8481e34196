import { screen } from '@testing-library/react';
import { updateProduct } from 'shared-contracts';
import { type SlotFilling, type SlotProps, SlotProvider } from 'shared-runtime';
import { openScreen } from 'shared-runtime/testing';
import { freshBrowser, id, productNetwork, save, title } from '../testing/open-product.ts';
import ProductScreen from './product.tsx';

beforeEach(freshBrowser);

type Texts = Partial<ReturnType<SlotProps<'product.texts'>['read']>>;

/** Opens the editor with a part beside its texts that puts these in, as another remote does. */
function openWith(texts: Texts) {
  const server = productNetwork();
  const Component = ({ props }: SlotFilling) => {
    const { read, write } = props as SlotProps<'product.texts'>;
    return (
      <button type="button" onClick={() => write({ ...read(), ...texts })}>
        Подставить
      </button>
    );
  };
  const resolve = (slot: string) => (slot === 'product.texts' ? [{ key: 'texts', Component }] : []);
  const Screen = () => (
    <SlotProvider resolve={resolve}>
      <ProductScreen />
    </SlotProvider>
  );
  const manifest = { title: 'Товары', routes: [{ path: '/merchant/products/:id', screen: 'product' }] };
  const screens = { product: async () => ({ default: Screen }) };
  return { server, ...openScreen({ manifest, screens }, `/merchant/products/${id}`) };
}

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
