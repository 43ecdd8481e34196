import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useDraft } from 'shared-runtime/drafts';
import type { Fields } from './form-state.ts';
import { type KeptFormState, useFormState } from './use-form-state.ts';

interface Values {
  title: string;
}

const stored = () => localStorage.getItem('b2b:draft:m1:product:p1');

function openForm({ merging = false } = {}) {
  const saved: Values = { title: 'Пион' };
  return renderHook(() => {
    const form = useForm<Values, unknown, Values>({ defaultValues: saved });
    const draft = useDraft<Fields>('m1:product:p1');
    return { form, kept: useFormState(form, draft, saved, { merging, secrets: [] }) };
  });
}

beforeEach(() => localStorage.clear());

it('keeps what is typed as a draft, with what the server had when typing began', () => {
  const { result, unmount } = openForm();
  act(() => result.current.form.setValue('title', 'Роза', { shouldDirty: true }));
  unmount();
  expect(stored()).toBe('{"title":"Роза","$base":{"title":"Пион"}}');
});

it('is no draft any more once it is saved, though the form is left in the same moment', () => {
  const { result, unmount } = openForm();
  act(() => result.current.form.setValue('title', 'Роза', { shouldDirty: true }));
  act(() => {
    result.current.kept.act({ type: 'saved', values: { title: 'Роза' } });
    unmount();
  });
  expect(stored()).toBeNull();
});

it('keeps what is typed in the very moment in which the server answers', () => {
  const { result } = openForm({ merging: true });
  act(() => {
    result.current.form.setValue('title', 'Пион ', { shouldDirty: true });
    result.current.kept.load({ title: 'Пион' });
  });
  expect(result.current.form.getValues()).toEqual({ title: 'Пион ' });
});

it('keeps a key that is pressed after it was saved and before the page is drawn again', () => {
  const saved: Values = { title: 'Пион' };
  let kept: KeptFormState<Values> | undefined;
  function Page() {
    const form = useForm<Values, unknown, Values>({ defaultValues: saved });
    kept = useFormState(form, useDraft<Fields>('m1:product:p1'), saved, { merging: false, secrets: [] });
    return <input {...form.register('title')} />;
  }
  render(<Page />);
  const field = screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('Роза');
  act(() => {
    kept?.act({ type: 'sent' });
    kept?.act({ type: 'saved', values: { title: 'Роза' } });
    type('Роза ');
  });
  expect(field).toHaveValue('Роза ');
});
