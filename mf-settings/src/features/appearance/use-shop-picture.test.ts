import { act, renderHook, waitFor } from '@testing-library/react';
import { type ContentWire, retrieveContent, updateContent, uploadContent } from 'shared-contracts';
import { createNetwork, inStore, refuse } from 'shared-runtime/testing';
import { useShopPicture } from './use-shop-picture.ts';

const wirePicture = (contentId: string): ContentWire => ({
  version: 'v1',
  content_id: contentId,
  link: `/b2b/bff/s3/v1/content/file/pictures/${contentId}`,
  bucket: 'pictures',
  link_expires: '',
  external_id: 'shop-logo',
  type: 'image',
  meta: { order: 0, show: true, width: 600, height: 600, colour: '#aaaaaa' },
});

async function openLogo() {
  const network = createNetwork();
  network.on(retrieveContent, { list: [wirePicture('old')] });
  network.on(uploadContent, { content: wirePicture('new') });
  network.on(updateContent, { content: wirePicture('old') });
  const { result } = renderHook(() => useShopPicture('shop-logo'), inStore());
  await waitFor(() => expect(result.current.src).toMatch(/old$/));
  return { network, result };
}

const chosen = { blob: new Blob(['logo']), dataUrl: 'data:image/jpeg;base64,AA==' };

it('uploads a new picture before the old one goes', async () => {
  const { network, result } = await openLogo();
  act(() => result.current.choose(chosen));
  expect(result.current.src).toBe(chosen.dataUrl);
  expect(await act(() => result.current.save())).toBe(true);
  expect(network.sent(uploadContent)[0]?.content_info).toMatchObject({ external_id: 'shop-logo', type: 'image' });
  expect(network.sent(updateContent)).toEqual([{ version: 'v1', content_id: 'old', meta: { show: false } }]);
  expect(network.calls().indexOf('uploadContent')).toBeLessThan(network.calls().indexOf('updateContent'));
  expect(result.current.changed).toBe(false);
});

it('keeps the old picture and the new choice when the upload fails; the next try has the same token', async () => {
  const { network, result } = await openLogo();
  network.on(uploadContent, refuse('upstream_timeout'));
  act(() => result.current.choose(chosen));
  expect(await act(() => result.current.save())).toBe(false);
  expect(result.current.failure).toMatchObject({ code: 'upstream_timeout' });
  expect(result.current.src).toBe(chosen.dataUrl);
  expect(network.sent(updateContent)).toEqual([]);
  network.on(uploadContent, { content: wirePicture('new') });
  expect(await act(() => result.current.save())).toBe(true);
  const tokens = network.sent(uploadContent).map((upload) => upload.idempotency_token);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
});

it('keeps a picture that was chosen while another one was being saved', async () => {
  const { network, result } = await openLogo();
  let answer = () => {};
  network.on(uploadContent, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { content: wirePicture('new') };
  });
  act(() => result.current.choose(chosen));
  let saving = Promise.resolve(false);
  act(() => {
    saving = result.current.save();
  });
  await waitFor(() => expect(network.sent(uploadContent)).toHaveLength(1));
  const other = { blob: new Blob(['other']), dataUrl: 'data:image/jpeg;base64,BB==' };
  act(() => result.current.choose(other));
  await act(async () => {
    answer();
    await saving;
  });
  expect([result.current.changed, result.current.src]).toEqual([true, other.dataUrl]);
});

it('takes a picture away', async () => {
  const { network, result } = await openLogo();
  act(() => result.current.choose(null));
  expect(result.current.src).toBeNull();
  expect(await act(() => result.current.save())).toBe(true);
  expect(network.sent(updateContent)).toEqual([{ version: 'v1', content_id: 'old', meta: { show: false } }]);
  expect(network.sent(uploadContent)).toEqual([]);
});
