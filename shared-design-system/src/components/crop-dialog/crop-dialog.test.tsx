import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import type { CropResult } from './picture-reader.ts';
import { useCropDialog } from './use-crop-dialog.tsx';

const photo = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

function Page({ source, saved, seen }: { source: Blob | string; saved: CropResult[]; seen: number | undefined }) {
  const crop = useCropDialog();
  return (
    <>
      <button type="button" onClick={() => crop.open({ source, seen, onSave: (result) => saved.push(result) })}>
        Открыть
      </button>
      {crop.dialog}
    </>
  );
}

async function open(source: Blob | string, seen?: number) {
  const saved: CropResult[] = [];
  const user = userEvent.setup();
  renderPage(<Page source={source} saved={saved} seen={seen} />);
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Кадр' }));
  return { saved, user, dialog, save: dialog.getByRole('button', { name: 'Сохранить' }) };
}

const drawn: unknown[] = [];
let decode: () => Promise<unknown>;
let encode: (done: (blob: Blob | null) => void, type?: string) => void;
class Reader {
  result = '';
  onload = () => {};
  async readAsDataURL(blob: Blob) {
    this.result = `data:${blob.type};base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`;
    this.onload();
  }
}
const errors: unknown[] = [];
const listen = (event: ErrorEvent | PromiseRejectionEvent) => errors.push(event);

beforeEach(() => {
  drawn.length = 0;
  errors.length = 0;
  decode = async () => ({ width: 4000, height: 3000, close: () => {} });
  // As a canvas does: what it is asked for, and PNG where that is nothing it knows.
  encode = (done, type = 'image/png') => done(new Blob(['bytes'], { type }));
  Object.assign(globalThis, { createImageBitmap: () => decode(), FileReader: Reader });
  URL.createObjectURL = () => 'blob:shown';
  URL.revokeObjectURL = () => {};
  const context = {
    fillRect: () => {},
    setTransform: (...matrix: number[]) => drawn.push(matrix),
    drawImage: () => {},
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => encode(done, type));
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(2048);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1536);
  for (const kind of ['error', 'unhandledrejection'] as const) window.addEventListener(kind, listen);
});

afterEach(() => {
  for (const kind of ['error', 'unhandledrejection'] as const) window.removeEventListener(kind, listen);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

const ready = (save: HTMLElement) => waitFor(() => expect(save).toBeEnabled());

it("[2.13.1, 8.6.1, 9.2.1] has 'Закрыть' and 'Сохранить', a zoom of 1 to 5 by 0.1 and a rotation of 0 to 360 by 1", async () => {
  const { dialog, user, save } = await open(photo());
  await ready(save);
  const range = (name: string) => dialog.getByLabelText(name) as HTMLInputElement;
  const rules = ({ min, max, step }: HTMLInputElement) => [min, max, step].map(Number);
  expect(rules(range('Масштаб'))).toEqual([1, 5, 0.1]);
  expect(rules(range('Поворот'))).toEqual([0, 360, 1]);
  const [, close] = dialog.getAllByRole('button', { name: 'Закрыть' });
  await user.click(close as Element);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[3.15.1, 5.2.1] keys alone move, zoom, turn and save; the result is a JPEG blob and a dataUrl', async () => {
  let decoded: (bitmap: unknown) => void = () => {};
  decode = () => new Promise((resolve) => (decoded = resolve));
  const { dialog, user, save, saved } = await open(photo());
  expect(save).toBeDisabled();
  await act(async () => decoded({ width: 4000, height: 3000, close: () => {} }));
  await ready(save);
  decode = async () => ({ width: 4000, height: 3000, close: () => {} });
  drawn.length = 0;
  dialog.getByRole('application').focus();
  await user.keyboard('+++++{ArrowLeft}{ArrowUp}');
  fireEvent.change(dialog.getByLabelText('Поворот'), { target: { value: '90' } });
  expect(dialog.getByLabelText('Масштаб')).toHaveAttribute('aria-valuetext', '1,5×');
  expect(dialog.getByLabelText('Поворот')).toHaveAttribute('aria-valuetext', '90°');
  save.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.blob.type).toBe('image/jpeg');
  expect(saved[0]?.dataUrl).toMatch(/^data:image\/jpeg;base64,/);
  const [a, b, c, d] = drawn.at(-1) as [number, number, number, number];
  expect([a, d].map(Math.abs)).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
  expect(b).toBeGreaterThan(0);
  expect(c).toBeCloseTo(-b, 6);
});

it('closes at once where nothing was changed, also after a look at it', async () => {
  const { dialog, user, save } = await open(photo());
  await ready(save);
  fireEvent.change(dialog.getByLabelText('Масштаб'), { target: { value: '2' } });
  fireEvent.change(dialog.getByLabelText('Масштаб'), { target: { value: '1' } });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('a frame that was changed', () => {
  const openChanged = async () => {
    const opened = await open(photo());
    await ready(opened.save);
    fireEvent.change(opened.dialog.getByLabelText('Масштаб'), { target: { value: '2' } });
    const [cross, close] = opened.dialog.getAllByRole('button', { name: 'Закрыть' });
    const question = () => screen.findByRole('alertdialog', { name: 'Сохранить кадр?' });
    const answer = async (name: string) => opened.user.click(within(await question()).getByRole('button', { name }));
    return { ...opened, cross: cross as HTMLElement, close: close as HTMLElement, answer };
  };

  it("stays where 'Закрыть' is pressed and one goes on", async () => {
    const { dialog, user, close, answer, saved } = await openChanged();
    await user.click(close);
    await answer('Закрыть');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByLabelText('Масштаб')).toHaveAttribute('aria-valuetext', '2×');
    expect(saved).toEqual([]);
  });

  it('is saved where the cross is pressed and one says so', async () => {
    const { user, cross, answer, saved } = await openChanged();
    await user.click(cross);
    await answer('Сохранить');
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes where Escape is pressed and one says so', async () => {
    const { user, answer, saved } = await openChanged();
    await user.keyboard('{Escape}');
    await answer('Не сохранять');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
  });
});

it('[9.2.1] turns by a quarter at once, within 0 to 360 degrees, and goes back to how the picture lay', async () => {
  const { dialog, user, save } = await open(photo());
  await ready(save);
  const value = (name: string) => dialog.getByLabelText(name).getAttribute('aria-valuetext');
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  fireEvent.change(dialog.getByLabelText('Поворот'), { target: { value: '7' } });
  const turned: (string | null)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await press('Повернуть на 90°');
    turned.push(value('Поворот'));
  }
  expect(turned).toEqual(['97°', '187°', '277°', '7°']);
  fireEvent.change(dialog.getByLabelText('Масштаб'), { target: { value: '2' } });
  await press('Сбросить');
  expect([value('Масштаб'), value('Поворот')]).toEqual(['1×', '0°']);
});

it('[9.1.2, 9.2.1] stays square, and shows which 3 : 3.5 of the square a card will show', async () => {
  const { dialog, save } = await open(photo(), 3 / 3.5);
  await ready(save);
  expect(dialog.getByText(/видно то, что между пунктирными линиями/)).toBeVisible();
  // The stage is 400 px wide and high, the window 84 % of it.
  expect(document.querySelector('[data-seen]')).toHaveStyle({ '--width': '288px', '--height': '336px' });
});

it('[8.2.2] a picture that cannot be read is said in words, with a retry; no error reaches the page', async () => {
  decode = async () => Promise.reject(new Error('broken'));
  const { dialog, user, save } = await open(photo());
  expect(await dialog.findByRole('alert')).toHaveTextContent('Картинка не открылась');
  expect(save).toBeDisabled();
  decode = async () => ({ width: 800, height: 600, close: () => {} });
  await user.click(dialog.getByRole('button', { name: 'Повторить' }));
  await ready(save);
  expect(errors).toEqual([]);
});

it('[8.2.2] a picture that does not come is said in words, with a retry', async () => {
  const answers = [null, new Response('photo')];
  Object.assign(globalThis, { fetch: async () => answers.shift() ?? Promise.reject(new TypeError('offline')) });
  const { dialog, user, save } = await open('/b2b/picture');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Картинка не загрузилась. Проверьте связь');
  await user.click(dialog.getByRole('button', { name: 'Повторить' }));
  await ready(save);
  expect(errors).toEqual([]);
});

it('[8.2.2] a crop that fails is said in words; what was chosen stays and can be saved again', async () => {
  const { dialog, user, save, saved } = await open(photo());
  await ready(save);
  await user.click(dialog.getByRole('application'));
  fireEvent.change(dialog.getByLabelText('Масштаб'), { target: { value: '2' } });
  encode = (done) => done(null);
  await user.click(save);
  expect(await dialog.findByText(/Кадр не сохранился/)).toBeVisible();
  expect(dialog.getByLabelText('Масштаб')).toHaveAttribute('aria-valuetext', '2×');
  encode = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }));
  await user.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(errors).toEqual([]);
});
