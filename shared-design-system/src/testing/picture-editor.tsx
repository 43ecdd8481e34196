import { act, createEvent, fireEvent, type RenderResult, screen, waitFor } from '@testing-library/react';
import { PictureEditor } from '../components/picture-editor/picture-editor.tsx';
import type { PictureChanges } from '../components/picture-editor/state.ts';
import type { PictureItem } from '../theme/display-settings.tsx';
import { renderPage } from './render.tsx';

export const revoked: string[] = [];

export function countAddresses(): void {
  let count = 0;
  revoked.length = 0;
  URL.createObjectURL = () => `blob:${++count}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
}

export const item = (id: string, order: number): PictureItem => ({
  id,
  link: `https://x.ru/${id}.jpg`,
  data: { order, show: true },
});
export const photo = (name: string, type = 'image/jpeg') => new File([name], `${name}.jpg`, { type });
export const thumbs = () => screen.queryAllByRole('button', { name: /^Выбрать картинку/ });

interface ShownEditor extends RenderResult {
  last: () => PictureChanges | undefined;
  onChange: (change: PictureChanges) => void;
}

export function show(pictures: PictureItem[] | undefined): ShownEditor {
  const changes: PictureChanges[] = [];
  const onChange = (change: PictureChanges) => changes.push(change);
  const result = renderPage(<PictureEditor pictures={pictures} onChange={onChange} />);
  return { ...result, last: () => changes.at(-1), onChange };
}

export function drop(target: Element, files: File[]) {
  const event = createEvent.drop(target);
  Object.assign(event, { dataTransfer: { files, types: ['Files'] } });
  fireEvent(target, event);
}

export const chooser = () => screen.getByLabelText('Добавить', { selector: 'input' });
export const thumbCount = (count: number) => waitFor(() => expect(thumbs()).toHaveLength(count));
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

export function paste(target: Element, files: File[], types = ['Files']) {
  const event = createEvent.paste(target, { clipboardData: { files, types } });
  fireEvent(target, event);
  return event;
}
