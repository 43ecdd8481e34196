import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { proposeProductTexts, readGenerator } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import ProposeTexts from './propose-texts.tsx';

const contentId = '00000003-0000-4000-8000-000000000001';

/** A form whose texts are shown, with the part beside them. */
function Form() {
  const [texts, setTexts] = useState({ title: 'Розы', description: '' });
  return (
    <>
      <p>{`${texts.title} | ${texts.description}`}</p>
      <ProposeTexts contentId={contentId} read={() => texts} write={setTexts} />
    </>
  );
}

function openForm(proposes_texts: boolean) {
  const network = createNetwork();
  network.on(readGenerator, { provider: 'studio', variants: 3, proposes_texts });
  const remote = {
    manifest: { title: 'Картинки', routes: [{ path: '/', screen: 'form' }] },
    screens: { form: async () => ({ default: Form }) },
  };
  return { network, ...openScreen(remote, '/') };
}

it('puts what is proposed into the form, and takes it back', async () => {
  const { network, user } = openForm(true);
  network.on(proposeProductTexts, { title: 'Букет роз', description: 'Свежие розы.' });
  await user.click(await screen.findByRole('button', { name: 'Предложить тексты' }));
  expect(await screen.findByText('Букет роз | Свежие розы.')).toBeVisible();
  expect(network.sent(proposeProductTexts)).toEqual([{ content_id: contentId, words: 'Розы' }]);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(screen.getByText('Розы |')).toBeVisible();
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
