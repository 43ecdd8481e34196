import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { renderPage } from '../../testing/render.tsx';
import { Field } from '../field/field.tsx';
import { placeAfterDigits } from './caret.ts';
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

  const spellings = (national: string): string[] => {
    const [area, rest] = [national.slice(0, 3), `${national.slice(3, 6)} ${national.slice(6, 8)} ${national.slice(8)}`];
    const dashed = rest.replaceAll(' ', '-');
    const undashed = [`8${national}`, `7${national}`, `+7${national}`, national];
    return [
      ...undashed,
      `8 ${area} ${rest}`,
      `+7 (${area}) ${dashed}`,
      `8(${area})${dashed}`,
      `тел. 8 ${area} ${rest}`,
    ];
  };
  const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: length });
  const national = digits(9).map((rest) => `9${rest}`.padEnd(10, '0'));
  const former = fc.oneof(
    fc.constant(''),
    digits(10).map((some) => `+7${some}`),
    digits(12).map((some) => `+3${some}`),
  );
  const allSelected = () => {
    const input = screen.getByLabelText('Телефон') as HTMLInputElement;
    input.focus();
    input.setSelectionRange(0, input.value.length);
    return input;
  };

  it('replaced as a whole is read anew, whatever stood there and however it is spelled', () => {
    fc.assert(
      fc.property(former, national, fc.nat(7), (before, number, spelling) => {
        const { unmount } = renderPage(<Phone value={before} />);
        const input = allSelected();
        const text = spellings(number)[spelling] as string;
        if (text !== input.value) fireEvent.change(input, { target: { value: text } });
        expect(input.value.replace(/\D/g, '')).toBe(`7${number}`);
        unmount();
      }),
    );
  });

  it('typed digit by digit over what is selected is that number', () => {
    fc.assert(
      fc.property(former, national, fc.nat(3), (before, number, spelling) => {
        const { unmount } = renderPage(<Phone value={before} />);
        const input = allSelected();
        for (const letter of spellings(number)[spelling] as string) {
          const { selectionStart: start, selectionEnd: end, value } = input;
          const head = value.slice(0, start ?? 0) + letter;
          const text = head + value.slice(end ?? 0);
          if (text === value) input.setSelectionRange(head.length, head.length);
          else
            fireEvent.change(input, {
              target: { value: text, selectionStart: head.length, selectionEnd: head.length },
            });
        }
        expect(last()).toBe(`+7${number}`);
        unmount();
      }),
    );
  });

  it.each(['89161234567', '79161234567'])('is replaced by %s, typed or pasted', async (number) => {
    renderPage(<Phone value="+79031112233" />);
    const input = allSelected();
    await userEvent.keyboard(number);
    expect(input).toHaveValue('+7 (916) 123-45-67');
    allSelected();
    await userEvent.paste('8 903 111 22 33');
    expect(input).toHaveValue('+7 (903) 111-22-33');
  });

  it('filled in over itself stays whole, in every spelling and with the caret wherever the browser leaves it', () => {
    fc.assert(
      fc.property(national, fc.nat(7), fc.boolean(), (number, spelling, atEnd) => {
        const { unmount } = renderPage(<Phone value={`+7${number}`} />);
        const input = allSelected();
        const text = spellings(number)[spelling] as string;
        const caret = atEnd ? text.length : 0;
        const target = { value: text, selectionStart: caret, selectionEnd: caret };
        if (text !== input.value) fireEvent.change(input, { target });
        expect(input.value.replace(/\D/g, '')).toBe(`7${number}`);
        unmount();
      }),
    );
  });

  it('pasted whole stands for itself, wherever in the field it was put', () => {
    const withPrefix = fc.constantFrom('+7', '7', '8', '+7 ', '8 ');
    fc.assert(
      fc.property(digits(10), national, withPrefix, fc.nat(18), (former, number, prefix, at) => {
        const { unmount } = renderPage(<Phone value={`+7${former}`} />);
        const input = screen.getByLabelText('Телефон') as HTMLInputElement;
        const caret = Math.min(at, input.value.length);
        const head = input.value.slice(0, caret) + prefix + number;
        const text = head + input.value.slice(caret);
        fireEvent.change(input, { target: { value: text, selectionStart: head.length, selectionEnd: head.length } });
        expect(input.value.replace(/\D/g, '')).toBe(`7${number}`);
        unmount();
      }),
    );
  });

  it('full as it is, takes no further digit in its middle, and its last one stays', async () => {
    renderPage(<Phone value="+79991234567" />);
    const input = screen.getByLabelText('Телефон') as HTMLInputElement;
    await userEvent.type(input, '0', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(input).toHaveValue('+7 (999) 123-45-67');
    expect(input.selectionStart).toBe(6);
    await userEvent.type(input, '0', { initialSelectionStart: 6, initialSelectionEnd: 7 });
    expect(input).toHaveValue('+7 (990) 123-45-67');
  });

  it('loses the digit beside a bracket that Backspace or Delete takes', async () => {
    renderPage(<Phone value="+79991234567" />);
    const input = screen.getByLabelText('Телефон') as HTMLInputElement;
    await userEvent.type(input, '{Delete}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(input).toHaveValue('+7 (999) 234-56-7');
  });

  it('of another country keeps its digits when its plus is deleted', async () => {
    renderPage(<Phone value="+375291234567" />);
    const input = screen.getByLabelText('Телефон') as HTMLInputElement;
    await userEvent.type(input, '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(input).toHaveValue('+375291234567');
    await userEvent.type(input, '9', { initialSelectionStart: 4, initialSelectionEnd: 5 });
    expect(input).toHaveValue('+375991234567');
    expect(input.selectionStart).toBe(5);
  });

  it('takes and loses digits anywhere, its beginning included', () => {
    fc.assert(
      fc.property(digits(10), fc.nat(10), fc.constantFrom(...'0123456789'), (number, at, digit) => {
        const start = Math.min(at, number.length);
        const { unmount } = renderPage(<Phone value={`+7${number}`} />);
        const input = screen.getByLabelText('Телефон') as HTMLInputElement;
        const caret = placeAfterDigits(input.value, start + 1, true);
        const text = input.value.slice(0, caret) + digit + input.value.slice(caret);
        fireEvent.change(input, { target: { value: text, selectionStart: caret + 1, selectionEnd: caret + 1 } });
        const taken = number.length < 10 ? digit : '';
        expect(input.value.replace(/\D/g, '')).toBe(`7${number.slice(0, start)}${taken}${number.slice(start)}`);
        unmount();
      }),
    );
  });

  it('keeps its digits when its country code is touched', () => {
    renderPage(<Phone value="+7999" />);
    const input = screen.getByLabelText('Телефон') as HTMLInputElement;
    fireEvent.change(input, { target: { value: '7 (999', selectionStart: 0, selectionEnd: 0 } });
    expect(last()).toBe('+7999');
    fireEvent.change(input, { target: { value: '1+7 (999', selectionStart: 1, selectionEnd: 1 } });
    expect(last()).toBe('+71999');
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

  const foreign = [
    ['+375 29 123-45-67', '+375291234567'],
    ['+49 151 1234 5678', '+4915112345678'],
    ['(+1) 212 555-01-23', '+12125550123'],
    ['00375291234567', '+375291234567'],
    ['375291234567', '375291234567'],
    ['12345678901', '12345678901'],
    ['8613812345678', '8613812345678'],
  ] as const;
  const formerOnes = ['', '+79161234567', '+7916', '+375331112233', '375331112233'];
  const overEach = formerOnes.flatMap((before) => foreign.map(([text, value]) => [text, before, value] as const));

  it.each(overEach)('another country’s %s pasted over %p is kept whole', async (text, before, value) => {
    renderPage(<Phone value={before} />);
    const input = allSelected();
    await userEvent.paste(text);
    expect(last()).toBe(value);
    expect(input).toHaveValue(value);
  });

  it.each(overEach)('another country’s %s typed over %p loses no digit', async (text, before, value) => {
    renderPage(<Phone value={before} />);
    const input = allSelected();
    await userEvent.keyboard(text.replace(/[^+\d]/g, ''));
    expect(last()).toBe(value);
    expect(input).toHaveValue(value);
  });

  it.each(overEach)('another country’s %s filled in or dropped over %p is kept whole', (text, before, value) => {
    const { unmount } = renderPage(<Phone value={before} />);
    fireEvent.change(allSelected(), { target: { value: text, selectionStart: 0, selectionEnd: text.length } });
    expect(last()).toBe(value);
    unmount();
    renderPage(<Phone value={before} />);
    fireEvent.change(allSelected(), { target: { value: text, selectionStart: 0, selectionEnd: 0 } });
    expect(last()).toBe(value);
  });

  it('of another country without its plus is Russian again when it is as short as one, and has its plus when that is put there', async () => {
    renderPage(<Phone />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, '37529123456{Backspace}');
    expect(input).toHaveValue('+7 (375) 291-23-45');
    await userEvent.type(input, '67');
    expect(input).toHaveValue('375291234567');
    await userEvent.type(input, '+', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(last()).toBe('+375291234567');
  });

  it('loses no first digit that the middle of a number without its code came to', async () => {
    renderPage(<Phone />);
    const input = screen.getByRole('textbox') as HTMLInputElement;
    await userEvent.type(input, '4751234');
    await userEvent.type(input, '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input).toHaveValue('+7 (751) 234');
    await userEvent.type(input, '5678');
    expect(input).toHaveValue('+7 (751) 234-56-78');
  });

  it('pasted with words or a second number after it is the first', async () => {
    renderPage(<Phone />);
    screen.getByRole('textbox').focus();
    await userEvent.paste('тел.: 8 (916) 123-45-67 доб. 12, 8 495 111-22-33');
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
    expect(input.value.replace(/\s/g, ' ')).toBe('12 900,50');
  });

  it('takes digits and one comma only', () => {
    expect(['1 200', '007', ',5', '1.234', '1,2,3', 'x', '-5', '−0,5', '5-'].map(cleanPrice)).toEqual([
      '1200',
      '7',
      '0,5',
      '1,23',
      '1,23',
      '',
      '-5',
      '-0,5',
      '5',
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
