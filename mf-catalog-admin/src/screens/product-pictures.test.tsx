import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addProduct, retrieveContent, updateContent, uploadContent } from 'shared-contracts';
import type { SlotFilling, SlotProps } from 'shared-runtime';
import { refuse } from 'shared-runtime/testing';
import { mockIndexedDb } from '../testing/indexed-db.ts';
import { openFilled } from '../testing/open-filled.tsx';
import { freshBrowser, id, open, productNetwork, save, title } from '../testing/open-product.ts';
import { wirePicture } from '../testing/wire.ts';

beforeEach(freshBrowser);

const picture = () => new File(['picture'], 'peonies.jpg', { type: 'image/jpeg' });

async function choose(...files: File[]) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('no place for a picture');
    return found;
  });
  fireEvent.change(input, { target: { files } });
}

async function choosePicture() {
  await choose(picture());
  await screen.findByRole('button', { name: /Кадр/ });
}

it('uploads pictures after the product is saved, to its id', async () => {
  const server = productNetwork();
  const { user } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await choosePicture();
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Товар добавлен')).toBeVisible();
  const [upload] = server.sent(uploadContent);
  expect(upload?.content_info).toEqual({
    version: 'v1',
    external_id: id,
    type: 'image',
    meta: { order: 1, show: true },
  });
  const calls = server.calls();
  expect(calls.indexOf('addProduct')).toBeLessThan(calls.indexOf('uploadContent'));
});

it('stays busy until the pictures are uploaded: a second press would send them twice', async () => {
  const server = productNetwork();
  let uploaded: () => void = () => {};
  server.on(uploadContent, async () => {
    await new Promise<void>((resolve) => {
      uploaded = resolve;
    });
    return { content: wirePicture(7, id) };
  });
  const { user } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await choosePicture();
  const button = screen.getByRole('button', { name: 'Добавить товар' });
  await user.click(button);
  await waitFor(() => expect(server.sent(uploadContent)).toHaveLength(1));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  uploaded();
  expect(await screen.findByText('Товар добавлен')).toBeVisible();
  expect(server.sent(uploadContent)).toHaveLength(1);
});

describe('a new product whose pictures fail', () => {
  let memory: ReturnType<typeof mockIndexedDb>;
  beforeEach(() => {
    memory = mockIndexedDb();
  });
  afterEach(() => memory.remove());

  it('goes on at the address of the product that exists, after a reload, too', async () => {
    const server = productNetwork();
    server.on(uploadContent, refuse('payload_too_large'));
    const { user, router, view } = open('/merchant/products/new');
    await user.type(await title(), 'Пионы');
    await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
    await choosePicture();
    await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/merchant/products/${id}`));
    expect(await screen.findByText('Картинка 1 не загрузилась. Файл слишком большой.')).toBeVisible();
    expect(screen.getByText('Остальное на месте: нажмите «Сохранить» ещё раз.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect([...memory.kept.keys()]).toEqual([`m1:product:${id}`]);

    view.unmount();
    server.on(uploadContent, { content: wirePicture(7, id) });
    const { user: again } = open();
    expect(await screen.findByRole('button', { name: /Кадр/ })).toBeVisible();
    await again.click(save());
    expect(await screen.findByText('Товар сохранён')).toBeVisible();
    expect(new Set(server.sent(uploadContent).map((upload) => upload.idempotency_token)).size).toBe(1);
    expect(server.sent(addProduct)).toHaveLength(1);
  });

  it('sends one whose answer was lost as it was first sent, after a reload, too, and then moves it', async () => {
    const server = productNetwork();
    server.on(uploadContent, refuse('internal'));
    const { user, view } = open();
    await choosePicture();
    await user.click(save());
    expect(await screen.findByText(/^Картинка 1 не загрузилась/)).toBeVisible();
    view.unmount();

    const content = wirePicture(1, id);
    server.on(uploadContent, { content });
    server.on(retrieveContent, { list: [content] });
    const { user: again } = open();
    expect(await screen.findByRole('button', { name: /^Выбрать картинку 2/ })).toBeVisible();
    await again.click(save());
    expect(await screen.findByText('Товар сохранён')).toBeVisible();
    expect(server.sent(uploadContent).map(({ content_info: { meta } }) => meta)).toEqual([
      { order: 1, show: true },
      { order: 1, show: true },
    ]);
    expect(server.sent(updateContent)).toMatchObject([{ content_id: content.content_id, meta: { order: 2 } }]);
  });

  it('keeps no picture for another visit that is uploaded already', async () => {
    const server = productNetwork();
    const answers = [{ content: wirePicture(7, id) }];
    server.on(uploadContent, () => answers.pop() ?? refuse('payload_too_large'));
    const { user } = open('/merchant/products/new');
    await user.type(await title(), 'Пионы');
    await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
    await choosePicture();
    await choose(picture());
    await screen.findByRole('button', { name: /Выбрать картинку 2/ });
    await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
    expect(await screen.findByText('Картинка 2 не загрузилась. Файл слишком большой.')).toBeVisible();
    expect(memory.kept.get(`m1:product:${id}`)).toMatchObject({ added: [{ order: 2 }] });
  });
});

it('adds one product where the button is pressed twice in one moment', async () => {
  const server = productNetwork();
  const { user } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  const button = screen.getByRole('button', { name: 'Добавить товар' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Товар добавлен')).toBeVisible();
  expect(server.sent(addProduct)).toHaveLength(1);
});

it('names pictures that fail, keeps them, and sends them again with the same token, the product not added twice', async () => {
  const server = productNetwork();
  server.on(uploadContent, refuse('payload_too_large'));
  const { user, router } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await choosePicture();
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Картинка 1 не загрузилась. Файл слишком большой.')).toBeVisible();
  expect(screen.getByText('Остальное на месте: нажмите «Добавить товар» ещё раз.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/merchant/products/new');

  server.on(uploadContent, { content: wirePicture(7, id) });
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/merchant/products/${id}`));
  const tokens = server.sent(uploadContent).map((upload) => upload.idempotency_token);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
  expect(server.sent(addProduct)).toHaveLength(1);
});

describe('while pictures are being read', () => {
  const waiting: ((bitmap: object | null) => void)[] = [];
  const decoded = async (bitmap: object | null) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.(bitmap);
  };
  const bitmap = { width: 60, height: 70, close: () => {} };
  beforeEach(() => {
    waiting.length = 0;
    const decode = () =>
      new Promise<object>((resolve, reject) => {
        waiting.push((bitmap) => (bitmap ? resolve(bitmap) : reject(new Error('broken'))));
      });
    Object.assign(globalThis, { createImageBitmap: decode });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'createImageBitmap'));

  const second = () => new File(['second'], 'second.jpg', { type: 'image/jpeg' });
  const add = () => screen.getByRole('button', { name: /Добавить товар/ });
  async function openWithTwo() {
    const server = productNetwork();
    const { user } = open('/merchant/products/new');
    await user.type(await title(), 'Пионы');
    await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
    await choose(picture(), second());
    await user.click(add());
    return { server, user };
  }

  it('waits for all of them, and saves what is typed meanwhile, too', async () => {
    const { server, user } = await openWithTwo();
    expect(add()).toHaveAttribute('aria-busy', 'true');
    await decoded(bitmap);
    expect(await screen.findByRole('button', { name: /Кадр/ })).toBeVisible();
    expect(screen.getByText('Читаем снимок…')).toBeVisible();
    await user.type(await title(), ' и розы');
    expect(server.sent(addProduct)).toEqual([]);
    await decoded(bitmap);
    expect(await screen.findByText('Товар добавлен')).toBeVisible();
    expect(server.sent(addProduct)).toMatchObject([{ title: 'Пионы и розы' }]);
    expect(server.sent(uploadContent).map(({ content_info: info }) => info.meta?.order)).toEqual([1, 2]);
  });

  it('saves nothing without one that cannot be read before it has said which', async () => {
    const { server, user } = await openWithTwo();
    await decoded(bitmap);
    await decoded(null);
    const toast = await screen.findByText('Товар пока не сохранён');
    expect(toast.parentElement).toHaveTextContent('«second.jpg»: файл не открывается');
    expect(server.sent(addProduct)).toEqual([]);
    await user.click(add());
    expect(await screen.findByText('Товар добавлен')).toBeVisible();
    expect(server.sent(uploadContent)).toHaveLength(1);
  });
});

it('takes away pictures that are removed, and moves the others up', async () => {
  const server = productNetwork();
  server.on(retrieveContent, { list: [wirePicture(1, id), wirePicture(2, id)] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Удалить: Картинка 1/ }));
  await user.click(save());
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  const { content_id: first } = wirePicture(1, id);
  const { content_id: second } = wirePicture(2, id);
  expect(server.sent(updateContent).map(({ content_id: contentId, meta }) => [contentId, meta])).toEqual([
    [first, { show: false }],
    [second, { order: 1 }],
  ]);
});

it('says what happened when the pictures fail to load, and loads them on a retry', async () => {
  const server = productNetwork();
  server.on(retrieveContent, refuse('internal'));
  const { user } = open();
  expect(await screen.findByText('Картинки не загрузились')).toBeVisible();
  server.on(retrieveContent, { list: [wirePicture(1, id)] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: /Кадр/ })).toBeVisible();
});

it('offers what can be done with the picture that is shown large, and nothing for one that is not saved', async () => {
  const server = productNetwork();
  const pictures = [1, 2].map((number) => wirePicture(number, id));
  server.on(retrieveContent, { list: pictures });
  const Part = ({ props }: SlotFilling) => <p>Улучшить {(props as SlotProps<'product.picture'>).contentId}</p>;
  const { user } = openFilled('product.picture', Part, server);
  const offered = (number: number) => `Улучшить ${pictures[number - 1]?.content_id}`;
  expect(await screen.findByText(offered(1))).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Выбрать картинку 2/ }));
  expect(await screen.findByText(offered(2))).toBeVisible();
  await choose(picture());
  await user.click(await screen.findByRole('button', { name: /^Выбрать картинку 3/ }));
  await waitFor(() => expect(screen.queryByText(/^Улучшить/)).not.toBeInTheDocument());
});
