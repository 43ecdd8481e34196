import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { proposeProductTexts, readGenerator } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import ProposeTexts from './propose-texts.tsx';

const contentId = '00000003-0000-4000-8000-000000000001';

function Form({ initial }: { initial: { title: string; description: string } }) {
  const [texts, setTexts] = useState(initial);
  return (
    <>
      <p>{`${texts.title} | ${texts.description}`}</p>
      <ProposeTexts contentId={contentId} read={() => texts} write={setTexts} />
    </>
  );
}

function openForm(proposes_texts: boolean, initial = { title: 'Розы', description: '' }) {
  const network = createNetwork();
  network.on(readGenerator, { provider: 'studio', variants: 3, proposes_texts });
  const remote = {
    manifest: { title: 'Картинки', routes: [{ path: '/', screen: 'form' }] },
    screens: { form: async () => ({ default: () => <Form initial={initial} /> }) },
  };
  return { network, ...openScreen(remote, '/') };
}

it('shows what is proposed below the fields, each of which is taken and given back by itself', async () => {
  const { network, user } = openForm(true, { title: 'Розы', description: 'Красные.' });
  network.on(proposeProductTexts, { title: 'Букет роз', description: 'Свежие розы.' });
  await user.click(await screen.findByRole('button', { name: 'Предложить тексты' }));
  const proposal = await screen.findByRole('region', { name: 'Предлагаем тексты' });
  expect(proposal).toHaveTextContent('Букет роз');
  expect(proposal).toHaveTextContent('Свежие розы.');
  expect(screen.getByText('Розы | Красные.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Взять описание' }));
  expect(await screen.findByText('Розы | Свежие розы.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Взять название' }));
  expect(await screen.findByText('Букет роз | Свежие розы.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть своё описание' }));
  expect(await screen.findByText('Букет роз | Красные.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть своё название' }));
  expect(await screen.findByText('Розы | Красные.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Взять название' })).toHaveFocus();
});

it('a second proposal is taken like the first: what one wrote oneself is what comes back', async () => {
  const { network, user } = openForm(true);
  network.on(proposeProductTexts, { title: 'Букет роз', description: '' });
  await user.click(await screen.findByRole('button', { name: 'Предложить тексты' }));
  await user.click(await screen.findByRole('button', { name: 'Взять название' }));
  network.on(proposeProductTexts, { title: 'Пятнадцать роз', description: '' });
  await user.click(screen.getByRole('button', { name: 'Предложить тексты' }));
  expect(await screen.findByText('Пятнадцать роз')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Взять название' }));
  expect(await screen.findByText('Пятнадцать роз |')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть своё название' }));
  expect(await screen.findByText('Букет роз |')).toBeVisible();
});

it('a longer proposal is neither cut nor withheld: the field says where it is too long', async () => {
  const { network, user } = openForm(true);
  const long = 'Роза '.repeat(80).trim();
  network.on(proposeProductTexts, { title: long, description: '' });
  await user.click(await screen.findByRole('button', { name: 'Предложить тексты' }));
  await user.click(await screen.findByRole('button', { name: 'Взять название' }));
  expect(await screen.findByText(`${long} |`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Взять описание' })).toBeNull();
});

it('leaves one’s own texts as they are, and sends them without a second full stop', async () => {
  const { network, user } = openForm(true, { title: 'Розы. ', description: 'Красные .' });
  network.on(proposeProductTexts, { title: 'Букет роз', description: 'Свежие розы.' });
  await user.click(await screen.findByRole('button', { name: 'Предложить тексты' }));
  await user.click(await screen.findByRole('button', { name: 'Закрыть предложение' }));
  expect(screen.queryByText('Букет роз')).toBeNull();
  expect(await screen.findByText('Розы. | Красные .')).toBeVisible();
  expect(network.sent(proposeProductTexts)).toEqual([{ content_id: contentId, words: 'Розы. Красные' }]);
});

it('a service that does not answer changes nothing, and is said', async () => {
  const { network, user } = openForm(true);
  network.on(proposeProductTexts, refuse('provider_unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Предложить тексты' }));
  expect(await screen.findByText('Внешний сервис сейчас не отвечает. Попробуйте через минуту.')).toBeVisible();
  expect(screen.getByText('Розы |')).toBeVisible();
});

it('is not there where no service proposes texts', async () => {
  const { network } = openForm(false);
  await waitFor(() => expect(network.sent(readGenerator)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Предложить тексты' })).toBeNull();
});

it('sends as much of what is typed as the service takes, and no picture where there is none', async () => {
  const network = createNetwork();
  network.on(readGenerator, { provider: 'studio', variants: 3, proposes_texts: true });
  network.on(proposeProductTexts, { title: '', description: 'Свежие розы.' });
  const read = () => ({ title: '', description: 'я'.repeat(1200) });
  const form = () => <ProposeTexts contentId={null} read={read} write={() => {}} />;
  const remote = {
    manifest: { title: 'Картинки', routes: [{ path: '/', screen: 'form' }] },
    screens: { form: async () => ({ default: form }) },
  };
  const { user } = openScreen(remote, '/');
  await user.click(await screen.findByRole('button', { name: 'Предложить тексты' }));
  expect(await screen.findByText('Свежие розы.')).toBeVisible();
  const [sent] = network.sent(proposeProductTexts);
  expect(sent).not.toHaveProperty('content_id');
  expect(sent?.words).toHaveLength(1000);
  expect(screen.queryByRole('button', { name: 'Взять название' })).toBeNull();
});
