import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/render.tsx';
import { mum } from '../tokens/brand.ts';
import { tokensCss } from '../tokens/css.ts';
import { Button } from './button/button.tsx';
import { Chips } from './chips/chips.tsx';
import { CopyButton } from './copy-button/copy-button.tsx';
import { CategoryFilter } from './filter-chips/category-filter.tsx';
import { FormErrorSummary } from './form-error-summary/form-error-summary.tsx';
import { Heading } from './heading/heading.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { orderSteps } from './order-timeline/order-steps.ts';
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx';
import { ShopFooter } from './shop-footer/shop-footer.tsx';
import { Switch } from './switch/switch.tsx';

it('[9.10.3] headings are upper-cased', () => {
  const hours = <h2>Часы работы</h2>;
  renderPage(
    <>
      <Heading>Каталог</Heading>
      <ShopFooter company="Вербена" email="a@b.ru" address="Коломна" hours={hours} orders="/o" privacy="/p" />
    </>,
  );
  const headings = screen.getAllByRole('heading');
  expect(headings.length).toBeGreaterThan(4);
  for (const heading of headings) expect(heading).toHaveStyle({ 'text-transform': 'var(--heading-case)' });
  expect(tokensCss(mum)).toContain(':root{--space-0');
  expect(tokensCss(mum)).toMatch(/^:root\{[^}]*--heading-case:uppercase/);
});

it('a button that works cannot be pressed twice, nor send its form', async () => {
  const press = jest.fn();
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  renderPage(
    <form onSubmit={send}>
      <Button type="submit" loading onClick={press}>
        Сохранить
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Сохранить' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

it('a button with a picture alone that works cannot be pressed twice, and keeps the focus', async () => {
  const press = jest.fn();
  renderPage(<IconButton icon="trash" label="Удалить" loading onClick={press} />);
  const button = screen.getByRole('button', { name: 'Удалить' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(press).not.toHaveBeenCalled();
});

it('chips hold any number, filters one', async () => {
  const chips = jest.fn();
  renderPage(
    <>
      <Chips
        label="Категории"
        values={['a']}
        onChange={chips}
        options={[
          { value: 'a', label: 'Букеты' },
          { value: 'b', label: 'Весна' },
        ]}
      />
      <CategoryFilter
        label="Фильтр"
        value="c"
        addressOf={(id) => `/shop?category=${id ?? ''}`}
        categories={[{ id: 'c', title: 'В вазе', count: 2 }]}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Весна' }));
  await userEvent.click(screen.getByRole('button', { name: 'Букеты' }));
  expect(chips.mock.calls).toEqual([[['a', 'b']], [[]]]);
  expect(screen.getByRole('link', { name: /В вазе/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Все' })).toHaveAttribute('href', '/shop?category=');
});

it('a switch waits while its change is sent', async () => {
  const change = jest.fn();
  const { rerender } = renderPage(<Switch label="Показывать" checked={false} onChange={change} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Показывать' }));
  expect(change).toHaveBeenCalledWith(true);
  rerender(<Switch label="Показывать" checked={false} onChange={change} loading />);
  await userEvent.click(screen.getByRole('switch', { name: 'Показывать' }));
  expect(change).toHaveBeenCalledTimes(1);
});

it('a stepper stays between 1 and 99', () => {
  const { rerender } = renderPage(<QuantityStepper label="Пионы" value={1} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: 'Меньше: Пионы' })).toBeDisabled();
  rerender(<QuantityStepper label="Пионы" value={99} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: 'Больше: Пионы' })).toBeDisabled();
});

it('the number of a stepper is typed within its range, and what is none is put back', async () => {
  const user = userEvent.setup();
  const counts: number[] = [];
  const Stepper = () => {
    const [value, setValue] = useState(3);
    const change = (count: number) => {
      counts.push(count);
      setValue(count);
    };
    return <QuantityStepper label="Пионы" value={value} min={0} onChange={change} />;
  };
  renderPage(<Stepper />);
  const number = screen.getByRole('spinbutton', { name: 'Количество: Пионы' });
  expect(number).toHaveAttribute('inputmode', 'numeric');
  await user.click(number);
  await user.keyboard('12');
  expect(counts.splice(0)).toEqual([1, 12]);
  await user.clear(number);
  expect(number).toHaveValue('');
  await user.tab();
  expect(number).toHaveValue('12');
  await user.click(number);
  await user.keyboard('0');
  await user.tab();
  expect(number).toHaveValue('12');
  expect(counts).toEqual([]);
  await user.click(number);
  await user.keyboard('500');
  expect(number).toHaveValue('99');
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(number).toHaveValue('98');
  await user.clear(number);
  await user.keyboard('1{ArrowDown}');
  expect(number).toHaveValue('1');
  expect(counts).toEqual([5, 50, 99, 98, 1]);
});

it.each([
  ['2.5', 3, [2, 3]],
  ['2,4', 2, [2]],
  ['5 шт00', 5, [5]],
  ['-2', 7, []],
  ['+1', 7, []],
  ['1-2', 1, [1]],
])('a stepper reads no other number than was typed: %s', async (text, shown, orders) => {
  const user = userEvent.setup();
  const counts: number[] = [];
  const Stepper = () => {
    const [value, setValue] = useState(7);
    const change = (count: number) => {
      counts.push(count);
      setValue(count);
    };
    return <QuantityStepper label="Пионы" value={value} onChange={change} />;
  };
  renderPage(<Stepper />);
  const number = screen.getByRole('spinbutton', { name: 'Количество: Пионы' });
  await user.click(number);
  await user.keyboard(text);
  expect(number).toHaveValue(text);
  expect(number.getAttribute('aria-invalid')).toBe(String(shown === 7 || text === '1-2'));
  await user.tab();
  expect(number).toHaveValue(String(shown));
  expect(number).toBeValid();
  expect(counts).toEqual(orders);
});

it('a refused form says why and takes the focus', () => {
  renderPage(<FormErrorSummary errors={[{ field: 'phone', message: 'Телефон не полный' }]} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Телефон не полный' })).toHaveAttribute('href', '#phone');
});

it('copies and says so; where it cannot, it says that', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  renderPage(<CopyButton value="2200" subject="Карта" />);
  fireEvent.click(screen.getByRole('button', { name: 'Копировать: Карта' }));
  expect(await screen.findByText('Скопировано')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Копировать: Карта' }));
  expect(await screen.findByText(/Не скопировалось/)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('2200');
});

describe('the order’s way', () => {
  it('has five steps, done, now and next', () => {
    expect(orderSteps('accepted').map((step) => step.state)).toEqual(['done', 'now', 'next', 'next', 'next']);
    expect(orderSteps('completed').every((step) => step.state === 'done')).toBe(true);
    expect(orderSteps('canceled').map((step) => step.label)).toEqual(['Новый', 'Отменён']);
    expect(orderSteps('delivering')[3]?.label).toBe('В пути');
    expect(orderSteps('delivering', true)[3]?.label).toBe('Готов к выдаче');
  });
});
