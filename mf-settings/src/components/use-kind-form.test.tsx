import { act, fireEvent, render, screen } from '@testing-library/react';
import { z } from 'zod';
import { type KindForm, useKindForm } from './use-kind-form.ts';

type Values = { type: 'card' | 'phone'; value: string; bank: string };
const schema = z.object({ type: z.enum(['card', 'phone']), value: z.string(), bank: z.string() });

it('keeps a key that is pressed after a kind was chosen and before the dialog is drawn again', () => {
  let kinds: KindForm<Values> | undefined;
  function Dialog() {
    kinds = useKindForm<Values>({ schema, initial: { type: 'card', value: '', bank: '' } });
    return <input {...kinds.form.register('bank')} />;
  }
  render(<Dialog />);
  const bank = screen.getByRole('textbox');
  act(() => {
    kinds?.choose('phone');
    fireEvent.change(bank, { target: { value: 'Сбер' } });
  });
  expect(kinds?.form.getValues()).toEqual({ type: 'phone', value: '', bank: 'Сбер' });
});
