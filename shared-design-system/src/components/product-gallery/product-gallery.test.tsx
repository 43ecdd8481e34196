import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import { bloom } from '../../tokens/brand.ts';
import { tokensCss } from '../../tokens/css.ts';
import { Picture } from '../picture/picture.tsx';
import { ProductGallery } from './product-gallery.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, src: `https://x.ru/${index}.jpg` }));
const large = (number?: number) =>
  screen.getByRole('img', { name: number === undefined ? 'Пионы' : `Пионы, картинка ${number}` });
const thumb = (number: number) => screen.getByRole('button', { name: `Показать картинку ${number}` });

function strip(): HTMLElement {
  const element = screen.getByRole('group', { name: 'Картинки: Пионы' });
  jest.spyOn(element, 'clientWidth', 'get').mockReturnValue(400);
  return element;
}

describe('the gallery', () => {
  it('[2.9.1] has a main image and thumbnails, which choose it', async () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(3)} />);
    expect(screen.getAllByRole('button').length).toBe(3);
    expect(large(1)).toHaveAttribute('src', expect.stringContaining('/0.jpg'));
    expect(large(2)).toHaveAttribute('src', expect.stringContaining('/1.jpg'));
    const { scrollLeft: before } = strip();
    await userEvent.click(thumb(2));
    expect([before, strip().scrollLeft]).toEqual([0, 400]);
    expect(thumb(2)).toHaveAttribute('aria-current', 'true');
    expect(thumb(1)).not.toHaveAttribute('aria-current');
  });

  it('[2.9.1] has thumbnails only with more than one image', () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(1)} />);
    expect(large()).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('[2.9.1] without images has three placeholder thumbnails and one placeholder main image', () => {
    renderPage(<ProductGallery name="Пионы" pictures={[]} />);
    expect(document.querySelectorAll('img').length).toBe(0);
    expect(screen.getByRole('img', { name: 'Пионы. Картинки нет' })).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBe(3);
    expect(document.querySelectorAll('[data-icon="flower"]').length).toBe(4);
  });

  it('without images is low on a phone, so that the name and the price stay in view', () => {
    renderPage(<ProductGallery name="Пионы" pictures={[]} />);
    const root = screen.getByRole('list').parentElement as HTMLElement;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
    const low = rules.filter((rule) => /^@media \(max-width: 47.9375em\).*\[data-empty\]\s*>\s*div.*10rem/s.test(rule));
    expect(low.some((rule) => rule.includes(`.${root.className}`))).toBe(true);
    expect(root).toHaveAttribute('data-empty');
  });

  it('[9.1.2] shows thumbnails 161 px high and the large image 500 px high, 3 to 3.5', () => {
    const css = tokensCss(bloom);
    expect(css).toContain('--thumb-height:161px');
    expect(css).toContain('--gallery-height:500px');
    renderPage(<ProductGallery name="Пионы" pictures={pictures(2)} />);
    const frame = large(1).closest('[data-many]');
    expect(frame).toHaveStyle({ 'aspect-ratio': '3/3.5' });
    expect(screen.getByRole('button', { name: 'Показать картинку 1' })).toHaveStyle({ 'aspect-ratio': '3/3.5' });
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
    for (const height of ['height: var(--gallery-height)', 'height: var(--thumb-height)'])
      expect(rules.some((rule) => rule.startsWith('@media') && rule.includes(height))).toBe(true);
  });

  it('opens a picture over the whole window, where keys, buttons and presses show the others and make it larger', async () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(3)} />);
    await userEvent.click(screen.getByRole('link', { name: 'Открыть крупно: Пионы, картинка 1' }));
    const dialog = await screen.findByRole('dialog', { name: '1 из 3' });
    const whole = within(dialog).getByRole('button', { name: 'Пионы, картинка 1: крупнее' });
    expect(whole).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('button', { name: 'Пионы, картинка 2: крупнее' })).toHaveFocus();
    await userEvent.click(whole);
    expect(whole).toHaveAccessibleName('Пионы, картинка 1: целиком');
    await userEvent.click(whole);
    expect(whole).toHaveAccessibleName('Пионы, картинка 1: крупнее');
    expect(within(dialog).getByRole('button', { name: 'Предыдущая', hidden: true })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves by one picture for one press of an arrow: the browser does not scroll besides', async () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(3)} />);
    await userEvent.click(screen.getByRole('link', { name: 'Открыть крупно: Пионы, картинка 1' }));
    const first = await screen.findByRole('button', { name: 'Пионы, картинка 1: крупнее' });
    const isLeftToBrowser = (key: string) => fireEvent.keyDown(first, { key });
    expect(['ArrowRight', 'ArrowLeft', 'Tab'].map(isLeftToBrowser)).toEqual([false, false, true]);
  });

  it('leads to the picture itself where no script has come', () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(1)} />);
    expect(screen.getByRole('link', { name: 'Открыть крупно: Пионы' })).toHaveAttribute(
      'href',
      'https://x.ru/0.jpg?w=1920',
    );
  });

  it('knows which picture a finger has moved into sight', () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(2)} />);
    const moveTo = (left: number) => {
      const element = strip();
      element.scrollLeft = left;
      fireEvent.scroll(element);
    };
    moveTo(190);
    expect(thumb(1)).toHaveAttribute('aria-current', 'true');
    moveTo(210);
    expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  });

  it('marks the chosen picture from the start, not those that pass by', async () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(3)} />);
    const element = strip();
    await userEvent.click(thumb(3));
    element.scrollLeft = 390;
    fireEvent.scroll(element);
    expect(thumb(3)).toHaveAttribute('aria-current', 'true');
    fireEvent.touchStart(element);
    fireEvent.scroll(element);
    expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  });

  it('loads the neighbours of the picture in sight when somebody comes near', () => {
    renderPage(<ProductGallery name="Пионы" pictures={pictures(3)} />);
    const lazy = () => [1, 2, 3].map((number) => large(number).getAttribute('loading'));
    expect(lazy()).toEqual(['eager', 'lazy', 'lazy']);
    fireEvent.pointerEnter(strip());
    expect(lazy()).toEqual(['eager', 'eager', 'lazy']);
  });
});

describe('a picture', () => {
  it('[4.5.4, 9.3.1] fades in over 100 ms when it arrives', () => {
    expect(tokensCss(bloom)).toContain('--duration-fast:100ms');
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    renderPage(<Picture src="https://x.ru/1.jpg" alt="Пионы" />);
    const image = screen.getByRole('img');
    expect(image).toHaveStyle({ opacity: '0', transition: 'opacity var(--duration-fast) linear' });
    fireEvent.load(image);
    expect(image).not.toHaveStyle({ opacity: '0' });
    complete.mockRestore();
  });

  it('[8.2.1] that fails gives way to a drawing, silently', () => {
    renderPage(<Picture src="https://x.ru/1.jpg" alt="Пионы" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Пионы. Картинки нет' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for the width that its place needs', () => {
    renderPage(<Picture src="/a.jpg" alt="Пионы" sizes="72px" />);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '72px');
    expect(screen.getByRole('img')).toHaveAttribute('srcset', expect.stringContaining('/a.jpg?w=160 160w'));
  });
});
