import { createHandle } from './handle.ts';

it('[8.5.1] refuses every move with a name while the carousel is not initialized', async () => {
  const handle = createHandle(() => ({ engine: null, strip: null }));
  for (const move of [() => handle.next(), () => handle.prev(), () => handle.moveTo(0)]) {
    await expect(move()).rejects.toMatchObject({ name: 'CarouselError', code: 'not-initialized' });
  }
  await expect(handle.moveToElement('#there')).rejects.toMatchObject({ code: 'element-not-found' });
});

it('[8.5.1] refuses to add and to take out panels: they come from the items', async () => {
  const handle = createHandle(() => ({ engine: null, strip: null }));
  await expect(handle.append()).rejects.toMatchObject({ code: 'not-allowed-in-framework' });
  await expect(handle.remove()).rejects.toMatchObject({ code: 'not-allowed-in-framework' });
});
