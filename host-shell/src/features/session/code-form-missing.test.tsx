import { screen } from '@testing-library/react';
import { authorize } from 'shared-contracts';
import { openScreen, refuse } from 'shared-runtime/testing';
import { missingModules } from 'tooling/missing-modules';
import { shell, startPage } from '../../testing/shell.ts';

beforeEach(() => missingModules.add('./code-form.tsx'));
afterEach(() => missingModules.clear());

it('keeps what was typed where the form of the second step does not come, and says so', async () => {
  const network = startPage();
  network.on(authorize, refuse('second_factor_required'));
  const { user } = openScreen(shell, '/merchant/sign-in');
  await user.type(await screen.findByLabelText('Почта'), 'anna@verbena.ru');
  await user.type(screen.getByLabelText('Пароль'), 'secret-123');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(/Проверьте интернет|Нет связи|Нет соединения/)).toBeVisible();
  expect(screen.getByLabelText('Почта')).toHaveValue('anna@verbena.ru');
  expect(screen.getByLabelText('Пароль')).toHaveValue('secret-123');
});
