import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { uploadGenerationInput } from 'shared-contracts';
import { attempt_id, openGenerator } from '../testing/open-generator.ts';

const another = '00000001-0000-4000-8000-000000000007';
const created = { status: 'created' as const, output_contents: [], user_prompt: '' };
const field = () => screen.findByLabelText(/Пожелания/);

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});

it('words belong to their photograph: they survive a reload, and another photograph begins without them', async () => {
  const first = openGenerator(created);
  await first.user.type(await field(), 'розовый фон');
  first.view.unmount();
  const reloaded = openGenerator(created);
  expect(await field()).toHaveValue('розовый фон');
  reloaded.view.unmount();
  openGenerator({ ...created, attempt_id: another }, `/merchant/generator?attempt=${another}`);
  expect(await field()).toHaveValue('');
});

it('a style stays for the next photographs, unlike the words', async () => {
  const first = openGenerator(created);
  const white = () => screen.findByRole('radio', { name: 'Белый фон' });
  expect(await white()).not.toBeChecked();
  await first.user.click(await white());
  first.view.unmount();
  openGenerator({ ...created, attempt_id: another }, `/merchant/generator?attempt=${another}`);
  expect(await white()).toBeChecked();
});

it('“Другое фото” clears the words, of what was made too', async () => {
  const { user } = openGenerator({ user_prompt: 'на белом' });
  await waitFor(async () => expect(await field()).toHaveValue('на белом'));
  await user.type(await field(), ', светлее');
  await user.click(await screen.findByRole('button', { name: 'Другое фото' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

it('what is typed before the photograph has come goes with it', async () => {
  const { network, user, become } = openGenerator(created, '/merchant/generator');
  let uploaded: () => void = () => {};
  network.on(uploadGenerationInput, async () => {
    await new Promise<void>((resolve) => {
      uploaded = resolve;
    });
    become(created);
    return { attempt_id };
  });
  await user.type(await field(), 'розовый');
  const file = new File(['photo'], 'rose.jpg', { type: 'image/jpeg' });
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: [file] } });
  await waitFor(() => expect(network.sent(uploadGenerationInput)).toHaveLength(1));
  await user.type(await field(), ' фон');
  await act(async () => uploaded());
  await waitFor(() => expect(screen.queryByText('Загружаем фото…')).toBeNull());
  expect(await field()).toHaveValue('розовый фон');
});
