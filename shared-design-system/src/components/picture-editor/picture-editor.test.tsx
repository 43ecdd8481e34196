import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { createObjectUrls } from './object-urls.ts';
import { PictureEditor } from './picture-editor.tsx';
import type { PictureChanges } from './state.ts';

const item = (id: string, order: number): PictureItem => ({
  id,
  link: `https://x.ru/${id}.jpg`,
  data: { order, show: true },
});
const photo = (name: string, type = 'image/jpeg') => new File([name], `${name}.jpg`, { type });
const thumbs = () => screen.queryAllByRole('button', { name: /^Выбрать картинку/ });

let made = 0;
const revoked: string[] = [];
beforeEach(() => {
  made = 0;
  revoked.length = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
});

function show(pictures: PictureItem[] | undefined) {
  const changes: PictureChanges[] = [];
  const onChange = (change: PictureChanges) => changes.push(change);
  const result = renderPage(<PictureEditor pictures={pictures} onChange={onChange} />);
  return { ...result, last: () => changes.at(-1), onChange };
}

/** What a browser does when files are dropped. */
function drop(target: Element, files: File[]) {
  const event = createEvent.drop(target);
  Object.assign(event, { dataTransfer: { files, types: ['Files'] } });
  fireEvent(target, event);
}

describe('the picture editor', () => {
  it('[4.6.1] waits for existing pictures and takes them once', async () => {
    const { rerender, onChange } = show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем картинки');
    rerender(<PictureEditor pictures={[item('a', 1), item('b', 2)]} onChange={onChange} />);
    expect(thumbs().length).toBe(2);
    rerender(<PictureEditor pictures={[item('c', 1)]} onChange={onChange} />);
    expect(thumbs().length).toBe(2);
    rerender(<PictureEditor pictures={[item('c', 1)]} version={2} onChange={onChange} />);
    expect(thumbs().length).toBe(1);
  });

  it('[2.13.1] takes a dropped file, deletes, and reorders by keys', async () => {
    const user = userEvent.setup();
    const { last } = show([item('a', 1), item('b', 2)]);
    drop(thumbs()[0] as Element, [photo('new')]);
    expect(thumbs().length).toBe(3);
    expect(last()).toMatchObject({ added: [{ order: 3 }], moved: [], removed: [] });
    await user.click(thumbs()[0] as Element);
    await user.click(screen.getByRole('button', { name: /^Ниже/ }));
    expect(last()?.moved.map(({ order, entity }) => [entity.id, order])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    await user.click(screen.getByRole('button', { name: /^Удалить/ }));
    expect(last()?.removed.map(({ entity }) => entity.id)).toEqual(['a']);
    expect(thumbs().length).toBe(2);
  });

  it('[5.7.1, 9.8.2] takes one file of several that are dropped, and offers to choose one', () => {
    const { last } = show([]);
    const chooser = screen.getByLabelText('Добавить', { selector: 'input' });
    expect(chooser).not.toHaveAttribute('multiple');
    drop(chooser, [photo('one'), photo('two')]);
    expect(last()?.added.length).toBe(1);
  });

  it('[5.1.1] silently ignores a fourth picture', () => {
    const { last } = show([item('a', 1), item('b', 2), item('c', 3)]);
    drop(thumbs()[0] as Element, [photo('fourth')]);
    expect(thumbs().length).toBe(3);
    expect(last()).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when a file is no picture', () => {
    const { last } = show([]);
    drop(screen.getByLabelText('Добавить', { selector: 'input' }), [photo('text', 'text/plain')]);
    expect(screen.getByRole('alert')).toHaveTextContent('Это не картинка');
    expect(last()).toBeUndefined();
  });

  it('[4.6.8] releases temporary addresses when it goes', async () => {
    const { unmount } = show([]);
    await userEvent.upload(screen.getByLabelText('Добавить', { selector: 'input' }), photo('one'));
    expect(thumbs().length).toBe(1);
    expect(revoked).toEqual([]);
    unmount();
    expect(revoked).toEqual(['blob:1']);
    const urls = createObjectUrls();
    urls.create(new Blob());
    urls.releaseAll();
    urls.releaseAll();
    expect(revoked).toEqual(['blob:1', 'blob:2']);
  });

  it("[2.13.1, 8.6.1] opens a crop dialog with 'Закрыть' and 'Сохранить'; [5.2.1] nothing can be saved before there is a source", async () => {
    show([item('a', 1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Кадр' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Кадр' }));
    expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    expect(dialog.getByLabelText('Масштаб')).toHaveAttribute('max', '5');
    expect(dialog.getByLabelText('Поворот')).toHaveAttribute('max', '360');
    const [, close] = dialog.getAllByRole('button', { name: 'Закрыть' });
    await userEvent.click(close as Element);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => {});
  });
});
