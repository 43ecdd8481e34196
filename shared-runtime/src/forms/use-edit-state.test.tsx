import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from 'shared-runtime/drafts';
import { beginEdit, type Fields } from './edit-state.ts';
import { type KeptEditState, useEditState } from './use-edit-state.ts';

type Values = { title: string; price: string };

const stored = () => localStorage.getItem('b2b:draft:m1:product:p1');

const saved: Values = { title: 'Пион', price: '1000' };

function useEdited(merging: boolean) {
  const draft = useDraft<Fields>('m1:product:p1');
  const [begun] = useState(() => beginEdit(saved, { merging, writeOnly: [] }, draft.restored));
  const form = useForm<Values, unknown, Values>({ defaultValues: begun.typed });
  return { form, kept: useEditState(form, draft, saved, begun) };
}

const openForm = ({ merging = false } = {}) => renderHook(() => useEdited(merging));

beforeEach(() => localStorage.clear());

it('keeps what is typed as a draft, with what the server had when typing began', () => {
  const { result, unmount } = openForm();
  act(() => result.current.form.setValue('title', 'Роза', { shouldDirty: true }));
  unmount();
  expect(stored()).toBe('{"title":"Роза","price":"1000","$base":{"title":"Пион","price":"1000"}}');
});

it('is no draft any more once it is saved, though the form is left in the same moment', () => {
  const { result, unmount } = openForm();
  act(() => result.current.form.setValue('title', 'Роза', { shouldDirty: true }));
  act(() => {
    const { typed } = result.current.kept.read();
    result.current.kept.act({ type: 'save', sent: typed, values: { ...saved, title: 'Роза' } });
    unmount();
  });
  expect(stored()).toBeNull();
});

it('keeps what is typed in the very moment in which the server answers', () => {
  const { result } = openForm({ merging: true });
  act(() => {
    result.current.form.setValue('title', 'Пион ', { shouldDirty: true });
    result.current.kept.act({ type: 'load', server: { ...saved } });
  });
  expect(result.current.form.getValues()).toEqual({ ...saved, title: 'Пион ' });
});

it('keeps the draft, and what was typed, while what another device has changed is merged', () => {
  const { result, unmount } = openForm({ merging: true });
  act(() => result.current.form.setValue('title', 'Роза'));
  act(() => void result.current.kept.act({ type: 'load', server: { ...saved, price: '900' } }));
  expect(result.current.form.getValues()).toEqual({ title: 'Роза', price: '900' });
  expect(result.current.kept.notices).toEqual({ changed: true, restored: false, outdated: [] });
  unmount();
  expect(stored()).toBe('{"title":"Роза","price":"900","$base":{"title":"Пион","price":"900"}}');
});

it('begins with the draft that was left here, and compares it with what the server has', () => {
  localStorage.setItem('b2b:draft:m1:product:p1', '{"title":"Роза","$base":{"title":"Пион"}}');
  const { result } = openForm();
  const { form, kept } = result.current;
  expect([form.getValues(), form.formState.defaultValues]).toEqual([{ ...saved, title: 'Роза' }, saved]);
  expect(kept.notices).toEqual({ changed: true, restored: true, outdated: [] });
});

it('keeps a key that is pressed after it was saved and before the page is drawn again', () => {
  let kept: KeptEditState<Values> | undefined;
  function Page() {
    const edited = useEdited(false);
    kept = edited.kept;
    return <input {...edited.form.register('title')} />;
  }
  render(<Page />);
  const field = screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('Роза');
  act(() => {
    kept?.act({ type: 'save', sent: { ...saved, title: 'Роза' }, values: { ...saved, title: 'Роза' } });
    type('Роза ');
  });
  expect(field).toHaveValue('Роза ');
});
