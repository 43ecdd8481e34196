import { screen, waitFor } from '@testing-library/react';
import { useAsGenerationInput as takeAsInput } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import ImprovePicture from './improve-picture.tsx';

const contentId = '00000003-0000-4000-8000-000000000001';
const attempt_id = '00000001-0000-4000-8000-000000000001';

function open() {
  const network = createNetwork();
  const remote = {
    manifest: { title: 'Картинки', routes: [{ path: '/', screen: 'product' }] },
    screens: { product: async () => ({ default: () => <ImprovePicture contentId={contentId} /> }) },
  };
  return { network, ...openScreen(remote, '/') };
}

it('opens the generator with the product’s picture', async () => {
  const { network, user, router } = open();
  network.on(takeAsInput, { attempt_id });
  await user.click(await screen.findByRole('button', { name: 'Улучшить фото' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?attempt=${attempt_id}`));
  expect(router.state.location.pathname).toBe('/merchant/generator');
  expect(network.sent(takeAsInput)).toEqual([{ content_id: contentId }]);
});

it('stays, and says so, where the picture could not be taken', async () => {
  const { network, user, router } = open();
  network.on(takeAsInput, refuse('list_full'));
  await user.click(await screen.findByRole('button', { name: 'Улучшить фото' }));
  expect(await screen.findByText('Не получилось взять фото')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
