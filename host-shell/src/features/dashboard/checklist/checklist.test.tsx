import { screen } from '@testing-library/react';
import { Button } from 'shared-design-system/office';
import { renderPage } from 'shared-design-system/testing';
import { Checklist } from './checklist.tsx';

it('the checklist shows what is next with its button', () => {
  const steps = [
    { id: 'a', title: 'Данные', done: true, to: '/a' },
    { id: 'b', title: 'Товар', done: false, text: 'Зачем', action: <Button>Добавить</Button> },
    { id: 'c', title: 'Доставка', done: false, to: '/c', action: <Button>Потом</Button> },
  ];
  renderPage(<Checklist label="Шаги" steps={steps} />);
  expect(screen.getByRole('img', { name: 'Сделано 1 из 3' })).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Добавить']);
  expect(screen.getByText('Товар').closest('li')).toHaveAttribute('aria-current', 'step');
});
