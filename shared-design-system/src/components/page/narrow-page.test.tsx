import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import { OfficeSplit } from '../split/office-split.tsx';
import { Page } from './page.tsx';

const original = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = original;
});

function order(narrow: boolean): (string | null)[] {
  const media: Partial<MediaQueryList> = { matches: narrow, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = () => media as MediaQueryList;
  renderPage(
    <Page title="Товар" actions={<button type="button">Сохранить</button>}>
      <OfficeSplit
        sideFirst
        main={<button type="button">Название</button>}
        side={<button type="button">Картинки</button>}
      />
    </Page>,
  );
  return screen.getAllByRole('button').map((button) => button.textContent);
}

it('on a phone keys come to what stands at the bottom last, and to the pane that stands first first', () => {
  expect(order(true)).toEqual(['Картинки', 'Название', 'Сохранить']);
});

it('at a desktop keys come to the header’s actions first, then from the left to the right', () => {
  expect(order(false)).toEqual(['Сохранить', 'Название', 'Картинки']);
});
