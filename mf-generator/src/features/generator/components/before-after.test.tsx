import { fireEvent, screen } from '@testing-library/react';
import { openScreen } from 'shared-runtime/testing';
import { BeforeAfter } from './before-after.tsx';

it.each([0, 30, 100])('the slider says of each picture what part of it is seen: the line at %d %%', async (before) => {
  const remote = {
    manifest: { title: 'Картинки', routes: [{ path: '/', screen: 'compared' }] },
    screens: {
      compared: async () => ({ default: () => <BeforeAfter before="/input" after="/made" label="Вариант 1" /> }),
    },
  };
  const { user } = openScreen(remote, '/');
  await user.click(await screen.findByRole('radio', { name: 'Ползунок' }));
  const slider = screen.getByRole('slider', { name: 'Граница между «До» и «После»' });
  fireEvent.change(slider, { target: { value: String(before) } });
  // What is before shows from the left up to the line; what is after is clipped there.
  expect(getComputedStyle(slider.parentElement as Element).getPropertyValue('--seen')).toBe(`${before}%`);
  expect(slider).toHaveValue(String(before));
  expect(slider).toHaveAttribute('aria-valuetext', `«До» ${before} %, «После» ${100 - before} %`);
});
