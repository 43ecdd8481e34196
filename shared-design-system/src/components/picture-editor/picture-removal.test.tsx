import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooser,
  countAddresses,
  drop,
  item,
  photo,
  revoked,
  show,
  thumbCount,
  thumbs,
} from '../../testing/picture-editor.tsx';
import { PictureEditor } from './picture-editor.tsx';

beforeEach(countAddresses);

describe("the picture editor's words and its way back", () => {
  it('names each way to add a picture, and says what is taken and how many', async () => {
    show([item('a', 1), item('b', 2)]);
    expect(screen.getByLabelText('Камера: снять картинку', { selector: 'input' })).toHaveAttribute('capture');
    expect(screen.getByText(/JPG, PNG, WebP/)).toBeInTheDocument();
    expect(chooser()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    expect(screen.getByText(/^До\s3 картинок/)).toBeVisible();
    drop(chooser(), [photo('c')]);
    await thumbCount(3);
    expect(screen.getByText(/^Все 3 на месте/)).toBeVisible();
  });

  it('takes a removal back for ten seconds: the picture is at its place again, a new file with an address that works', async () => {
    const { last } = show([item('a', 1), item('b', 2)]);
    const user = userEvent.setup();
    drop(chooser(), [photo('c')]);
    await thumbCount(3);
    await user.click(thumbs()[2] as Element);
    await user.click(screen.getByRole('button', { name: 'Удалить: Картинка 3' }));
    await thumbCount(2);
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    await thumbCount(3);
    const address = last()?.added[0]?.entity.dataUrl;
    expect(last()).toMatchObject({ added: [{ order: 3 }], removed: [], moved: [] });
    expect(revoked).not.toContain(address);
    await user.click(thumbs()[0] as Element);
    await user.click(screen.getByRole('button', { name: 'Удалить: Картинка 1' }));
    expect(last()?.removed).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(last()).toMatchObject({ removed: [], moved: [] });
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('two removals taken back, the %s of them first, leave the order as it was', async (_, order) => {
    const { last } = show([item('a', 1), item('b', 2), item('c', 3)]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Удалить: Картинка 1' }));
    await thumbCount(2);
    await user.click(thumbs()[1] as Element);
    await user.click(screen.getByRole('button', { name: 'Удалить: Картинка 2' }));
    await thumbCount(1);
    const undo = screen.getAllByRole('button', { name: 'Вернуть' });
    for (const index of order) await user.click(undo[index] as Element);
    await thumbCount(3);
    expect(last()).toMatchObject({ added: [], removed: [], moved: [] });
  });

  it('says so where another picture has taken the place, and brings the first one back once there is room', async () => {
    const { last } = show([item('a', 1), item('b', 2), item('c', 3)]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Удалить: Картинка 1' }));
    drop(chooser(), [photo('d')]);
    await thumbCount(3);
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(await screen.findByText('Вернуть некуда: все места заняты')).toBeVisible();
    await thumbCount(3);
    await user.click(thumbs()[2] as Element);
    await user.click(screen.getByRole('button', { name: 'Удалить: Картинка 3' }));
    await thumbCount(2);
    const refusal = screen.getByText('Вернуть некуда: все места заняты').closest<HTMLElement>('[role="status"]');
    await user.click(within(refusal as HTMLElement).getByRole('button', { name: 'Вернуть' }));
    await thumbCount(3);
    expect(last()).toMatchObject({ added: [], removed: [], moved: [] });
  });

  it('offers no way back to an editor that is gone', async () => {
    const { rerender, onChange } = show([item('a', 1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить: Картинка 1' }));
    expect(screen.getByRole('button', { name: 'Вернуть' })).toBeVisible();
    rerender(<PictureEditor pictures={[]} version={2} onChange={onChange} />);
    expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  });

  it('keeps the focus when the last picture is removed and when it comes back', async () => {
    show([item('a', 1)]);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Удалить: Картинка 1' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chooser()).toHaveFocus());
    act(() => screen.getByRole('button', { name: 'Вернуть' }).focus());
    await user.keyboard('{Enter}');
    await thumbCount(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Кадр' })).toHaveFocus());
  });
});
