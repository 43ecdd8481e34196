import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooser,
  countAddresses,
  drop,
  item,
  paste,
  photo,
  revoked,
  settled,
  show,
  thumbCount,
  thumbs,
} from '../../testing/picture-editor.tsx';
import { renderPage } from '../../testing/render.tsx';
import { PictureEditor } from './picture-editor.tsx';

beforeEach(countAddresses);

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

  it('[4.6.2, 4.6.3] does not make a new file the current picture: a press does', async () => {
    const user = userEvent.setup();
    show([item('a', 1)]);
    drop(thumbs()[0] as Element, [photo('new')]);
    await thumbCount(2);
    const large = () => screen.getAllByRole('img', { name: /^Картинка \d$/ })[0];
    const pressed = () => thumbs().map((thumb) => thumb.getAttribute('aria-pressed'));
    expect(large()).toHaveAccessibleName('Картинка 1');
    expect(pressed()).toEqual(['false', 'false']);
    await user.click(thumbs()[1] as Element);
    expect(large()).toHaveAccessibleName('Картинка 2');
    expect(pressed()).toEqual(['false', 'true']);
  });

  it('[2.13.1] takes a dropped file, deletes, and reorders by buttons', async () => {
    const user = userEvent.setup();
    const { last } = show([item('a', 1), item('b', 2)]);
    drop(thumbs()[0] as Element, [photo('new')]);
    await thumbCount(3);
    expect(last()).toMatchObject({ added: [{ order: 3 }], moved: [], removed: [] });
    await user.click(thumbs()[0] as Element);
    await user.click(screen.getByRole('button', { name: /^Ниже/ }));
    expect(screen.getByText('Картинка 1: место 2 из 3')).toHaveAttribute('aria-live', 'polite');
    expect(last()?.moved.map(({ order, entity }) => [entity.id, order])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    await user.click(screen.getByRole('button', { name: /^Удалить/ }));
    expect(last()?.removed.map(({ entity }) => entity.id)).toEqual(['a']);
    expect(thumbs().length).toBe(2);
  });

  it.each([
    ['without pictures', []],
    ['beside the pictures that are there', [item('a', 1)]],
  ])('shows where files may be dropped while they are held over it, %s', (_, pictures) => {
    const { container } = show(pictures);
    const target = chooser().closest('[data-picture-intake]') as Element;
    const held = (types: string[]) => ({ dataTransfer: { types } });
    const marks = () => container.querySelectorAll('[data-over]').length;
    fireEvent.dragEnter(target, held(['text/plain']));
    expect(marks()).toBe(0);
    // Over the box, and then over something in it.
    fireEvent.dragEnter(target, held(['Files']));
    fireEvent.dragEnter(chooser(), held(['Files']));
    fireEvent.dragLeave(target, held(['Files']));
    expect(marks()).toBe(pictures.length + 1);
    fireEvent.dragLeave(chooser(), held(['Files']));
    expect(marks()).toBe(0);
  });

  it('is sorted by keys alone: Space picks up, arrows move, Space drops', async () => {
    const user = userEvent.setup();
    const { last } = show([item('a', 1), item('b', 2), item('c', 3)]);
    thumbs()[0]?.focus();
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    expect(screen.getByText('Поставлено: Картинка 1, место 3 из 3')).toBeInTheDocument();
    expect(last()?.moved.map(({ order, entity }) => [entity.id, order])).toEqual([
      ['b', 1],
      ['c', 2],
      ['a', 3],
    ]);
    expect(thumbs()[2]).toHaveFocus();
  });

  it('takes several chosen at once in their order, as many as there is room for, and says that some are left', async () => {
    const { last } = show([item('a', 1)]);
    expect(chooser()).toHaveAttribute('multiple');
    await userEvent.upload(chooser(), [photo('one'), photo('two'), photo('three')]);
    await thumbCount(3);
    expect(last()?.added.map(({ order, entity }) => [order, (entity.blob as File).name])).toEqual([
      [2, 'one.jpg'],
      [3, 'two.jpg'],
    ]);
    expect(screen.getByText(/^Взяли 2 из\s3: больше картинок не\sпомещается/)).toBeVisible();
  });

  it('says of none that it is left where there is room for just as many as are chosen', async () => {
    const { last } = show([item('a', 1)]);
    await userEvent.upload(chooser(), [photo('one'), photo('two')]);
    await thumbCount(3);
    expect(last()?.added).toHaveLength(2);
    expect(screen.queryByText(/^Взяли/)).toBeNull();
  });

  it('takes the pictures of what was chosen, and names what is none; the last free place is chosen for alone', async () => {
    const { last } = show([]);
    fireEvent.change(chooser(), { target: { files: [photo('one'), photo('text', 'text/plain'), photo('two')] } });
    await thumbCount(2);
    expect(await screen.findByRole('alert')).toHaveTextContent('«text.jpg»: это не картинка');
    expect(last()?.added.map(({ entity }) => (entity.blob as File).name)).toEqual(['one.jpg', 'two.jpg']);
    expect(chooser()).not.toHaveAttribute('multiple');
  });

  it('[5.7.1, 9.8.2] takes one file of several that are dropped, and says so', async () => {
    const { last } = show([]);
    drop(chooser(), [photo('text', 'text/plain'), photo('one'), photo('two')]);
    await thumbCount(1);
    expect(last()?.added.map(({ entity }) => (entity.blob as File).name)).toEqual(['one.jpg']);
    expect(screen.getByText(/^За раз добавляется одна картинка/)).toBeVisible();
  });

  it('[5.1.1] silently ignores a fourth picture, dropped or pasted', async () => {
    const { last } = show([item('a', 1), item('b', 2), item('c', 3)]);
    drop(thumbs()[0] as Element, [photo('fourth')]);
    paste(document.body, [photo('fourth')]);
    await settled();
    expect(thumbs().length).toBe(3);
    expect(last()).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in words when a file is no picture, and takes the next one', async () => {
    const { last } = show([]);
    drop(chooser(), [photo('text', 'text/plain')]);
    expect(screen.getByRole('alert')).toHaveTextContent('«text.jpg»: это не картинка. Подойдут JPG, PNG и WebP');
    expect(last()).toBeUndefined();
    drop(chooser(), [photo('one')]);
    await thumbCount(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the camera besides the gallery', async () => {
    show([]);
    const camera = screen.getByLabelText('Камера: снять картинку', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(chooser()).not.toHaveAttribute('capture');
    fireEvent.change(camera, { target: { files: [photo('photo')] } });
    await thumbCount(1);
  });

  it('takes what is pasted anywhere on its page, unless a field takes its text or a dialog is open', async () => {
    const { last, rerender, onChange } = show([]);
    rerender(
      <>
        <input aria-label="Название" />
        <PictureEditor pictures={[]} onChange={onChange} />
      </>,
    );
    const field = screen.getByLabelText('Название');
    expect(paste(field, [photo('table')], ['text/plain', 'Files']).defaultPrevented).toBe(false);
    await settled();
    expect(last()).toBeUndefined();
    expect(paste(field, [photo('one')]).defaultPrevented).toBe(true);
    await thumbCount(1);
    paste(document.body, [photo('two')]);
    await thumbCount(2);
    await userEvent.click(screen.getByRole('button', { name: 'Кадр' }));
    await screen.findByRole('dialog', { name: 'Кадр' });
    expect(paste(document.body, [photo('three')]).defaultPrevented).toBe(false);
  });

  it('[2.13.3] is one of two on a page: what is pasted goes to the one with the focus, and to one only', async () => {
    const changes: string[] = [];
    const editor = (name: string) => (
      <PictureEditor pictures={[item(name, 1)]} onChange={({ added }) => changes.push(`${name} ${added.length}`)} />
    );
    renderPage(
      <>
        {editor('left')}
        {editor('right')}
      </>,
    );
    thumbs()[1]?.focus();
    paste(thumbs()[1] as Element, [photo('one')]);
    await thumbCount(3);
    expect(changes).toEqual(['right 1']);
  });

  it('[4.6.8] releases temporary addresses when they are not shown any more, and when it goes', async () => {
    const { unmount } = show([]);
    await userEvent.upload(chooser(), photo('one'));
    await thumbCount(1);
    await userEvent.upload(chooser(), photo('two'));
    await thumbCount(2);
    expect(revoked).toEqual([]);
    await userEvent.click(thumbs()[1] as Element);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить: Картинка 2' }));
    expect(revoked).toEqual(['blob:2']);
    unmount();
    expect(revoked).toEqual(['blob:2', 'blob:1']);
  });

  it('cannot be changed while pictures are sent, and says that they are', async () => {
    const { rerender, onChange, last } = show([item('a', 1)]);
    rerender(<PictureEditor pictures={[item('a', 1)]} onChange={onChange} uploading />);
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем картинки на сервер');
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    drop(thumbs()[0] as Element, [photo('new')]);
    await settled();
    expect(last()).toBeUndefined();
  });
});
