import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import { useConfirm } from './confirm-dialog.tsx';

function Page({ answers }: { answers: string[] }) {
  const confirm = useConfirm();
  const ask = async (title: string) => answers.push(`${title} ${await confirm({ title, tone: 'danger' })}`);
  return (
    <button
      type="button"
      onClick={() => {
        void ask('Удалить товар?');
        void ask('Уйти со страницы?');
      }}
    >
      Спросить
    </button>
  );
}

it('cancels a question that a newer one takes the place of, so that nobody waits for it for ever', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  renderPage(<Page answers={answers} />);
  await user.click(screen.getByRole('button', { name: 'Спросить' }));
  expect(await screen.findByRole('alertdialog', { name: 'Уйти со страницы?' })).toBeVisible();
  await waitFor(() => expect(answers).toEqual(['Удалить товар? cancel']));
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(answers).toEqual(['Удалить товар? cancel', 'Уйти со страницы? confirm']));
});
