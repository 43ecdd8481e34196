import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../testing/render.tsx';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { cleanPrice, PriceInput } from './price-input.tsx';
import { SearchInput, TextInput } from './text-input.tsx';

const values: unknown[] = [];
const last = () => values.at(-1);
beforeEach(() => {
  values.length = 0;
});

function Phone({ value: first = '' }: { value?: string }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    values.push(next);
    setValue(next);
  };
  return (
    <Field label="Телефон">
      <PhoneInput value={value} onChange={change} />
    </Field>
  );
}

function Cost({ value: first = null }: { value?: number | null }) {
  const [value, setValue] = useState<number | null>(first);
  const change = (next: number | null) => {
    values.push(next);
    setValue(next);
  };
  return (
    <Field label="Цена">
      <PriceInput value={value} onChange={change} />
    </Field>
  );
}

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    const { rerender } = renderPage(
      <Field label="Название" hint="Как на витрине" optional>
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('Название');
    expect(input).toHaveAccessibleDescription('Как на витрине');
    expect(screen.getByText('необязательно')).toBeVisible();
    rerender(
      <Field label="Название" hint="Как на витрине" error="Напишите название">
        <TextInput />
      </Field>,
    );
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Ошибка: Напишите название');
    expect(screen.queryByText('Как на витрине')).toBeNull();
  });
});

describe('a phone', () => {
  it.each([
    ['9991234567', '+79991234567'],
    ['89991234567', '+79991234567'],
    ['+79991234567', '+79991234567'],
    ['79991234567', '+79991234567'],
  ])('typed as %s is %s', async (typed, value) => {
    renderPage(<Phone />);
    await userEvent.type(screen.getByLabelText('Телефон'), typed);
    expect(last()).toBe(value);
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (999) 123-45-67');
  });

  it('is pasted in any spelling', async () => {
    renderPage(<Phone />);
    screen.getByLabelText('Телефон').focus();
    await userEvent.paste('8 (999) 123-45-67');
    expect(last()).toBe('+79991234567');
  });

  it('gives a digit back to each backspace, and nothing at the end', async () => {
    renderPage(<Phone value="+79991" />);
    const input = screen.getByLabelText('Телефон');
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveValue('+7 (999');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(last()).toBe('');
  });

  it('never takes another country for Russia', async () => {
    renderPage(<Phone />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, '+375291234567');
    expect(input).toHaveValue('+375291234567');
    expect(last()).toBe('+375291234567');
    await userEvent.clear(input);
    await userEvent.type(input, '+79161234567');
    expect(input).toHaveValue('+7 (916) 123-45-67');
    expect(last()).toBe('+79161234567');
  });

  it('a lone country code is no phone when it is left', async () => {
    renderPage(<Phone />);
    await userEvent.type(screen.getByLabelText('Телефон'), '8');
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7');
    await userEvent.tab();
    expect(last()).toBe('');
  });

  it('keeps the caret where one types', async () => {
    renderPage(<Phone value="+79991234567" />);
    const input = screen.getByLabelText('Телефон') as HTMLInputElement;
    await userEvent.type(input, '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input.value).toBe('+7 (991) 234-56-7');
    expect(input.selectionStart).toBe(4);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    expect(input.value).toBe('+7 (992) 345-67');
    expect(input.selectionStart).toBe(6);
  });
});

describe('a price', () => {
  it('keeps what is selected when the keyboard comes into it, so that typing replaces it', async () => {
    renderPage(<Cost value={1000} />);
    const input = screen.getByLabelText('Цена') as HTMLInputElement;
    const before = input.value;
    await userEvent.tab();
    expect(input).toHaveFocus();
    expect(input).toHaveValue(before);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, before.length]);
    await userEvent.keyboard('1100');
    expect(last()).toBe(1100);
    expect(input).toHaveValue('1100');
  });

  it('keeps the caret at its digit when the grouping goes', async () => {
    renderPage(<Cost value={12345} />);
    const input = screen.getByLabelText('Цена') as HTMLInputElement;
    await userEvent.type(input, '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(input).toHaveValue('123495');
    expect(input.selectionStart).toBe(5);
  });

  it('is a number, plain while typed and grouped when left', async () => {
    renderPage(<Cost value={5000} />);
    const input = screen.getByLabelText('Цена') as HTMLInputElement;
    expect(input.value.replace(/\s/g, ' ')).toBe('5 000');
    await userEvent.clear(input);
    expect(last()).toBeNull();
    await userEvent.type(input, '12абв900,5');
    expect(last()).toBe(12900.5);
    await userEvent.tab();
    expect(input.value.replace(/\s/g, ' ')).toBe('12 900,5');
  });

  it('takes digits and one comma only', () => {
    expect(['1 200', '007', ',5', '1.234', '1,2,3', 'x'].map(cleanPrice)).toEqual([
      '1200',
      '7',
      '0,5',
      '1,23',
      '1,23',
      '',
    ]);
  });
});

it('a password is shown and hidden', async () => {
  renderPage(
    <Field label="Пароль">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Пароль');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(input).toHaveAttribute('type', 'text');
});

it('a search is emptied by its button', async () => {
  const change = jest.fn();
  renderPage(<SearchInput label="Найти" value="розы" onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(change).toHaveBeenCalledWith('');
});
