import { fireEvent, screen } from '@testing-library/react';
import { openScreen } from 'shared-runtime/testing';
import { BeforeAfter } from './before-after.tsx';

const picturesIn = (box: Element, selector: string) =>
  [...box.querySelectorAll(selector)].map((picture) => picture.getAttribute('src')?.split('?')[0]);

it.each([0, 30, 100])('the slider says of each picture what part of it is seen: the line at %d %%', async (before) => {
  const remote = {
    manifest: { title: 'Картинки', routes: [{ path: '/', screen: 'compared' }] },
    screens: {
      compared: async () => ({ default: () => <BeforeAfter before="/input" after="/made" label="Вариант 1" /> }),
    },
  };
  const { user } = openScreen(remote, '/');
  const sides = await screen.findAllByRole('figure');
  expect(sides.map((side) => [side.textContent, ...picturesIn(side, 'img')])).toEqual([
    ['До', '/input'],
    ['После', '/made'],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Ползунок' }));
  const slider = screen.getByRole('slider', { name: 'Граница между «До» и «После»' });
  fireEvent.change(slider, { target: { value: String(before) } });
  // What is before shows from the left up to the line; what is after is clipped there.
  const frame = slider.parentElement as Element;
  expect(getComputedStyle(frame).getPropertyValue('--seen')).toBe(`${before}%`);
  expect(picturesIn(frame, ':scope > :not([data-after]) img')).toEqual(['/input']);
  expect(picturesIn(frame, ':scope > [data-after] img')).toEqual(['/made']);
  expect(getComputedStyle(frame.querySelector('[data-after]') as Element).clipPath).toBe('inset(0 0 0 var(--seen))');
  expect(slider).toHaveValue(String(before));
  expect(slider).toHaveAttribute('aria-valuetext', `«До» ${before} %, «После» ${100 - before} %`);
});
