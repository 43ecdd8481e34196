import { watchRow } from './row.ts';

it('counts as being where it was told to go, however late the browser scrolls, until a finger moves it', () => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const row = document.createElement('div');
  row.innerHTML = '<ul><li data-panel></li><li data-panel></li><li data-panel></li></ul>';
  const strip = row.firstElementChild as HTMLElement;
  [...strip.children].forEach((panel, index) => {
    Object.defineProperty(panel, 'offsetLeft', { value: index * 300 });
  });
  row.scrollTo = () => undefined;
  const seen: [number, boolean][] = [];
  const watched = watchRow(row, strip, (index, atEnd) => seen.push([index, atEnd]));
  const scroll = (to: number) => {
    row.scrollLeft = to;
    row.dispatchEvent(new Event('scroll'));
  };
  Object.defineProperty(row, 'scrollWidth', { value: 900 });

  watched.go(1);
  expect(seen).toEqual([[1, false]]);
  scroll(20);
  watched.go(2);
  scroll(320);
  expect(seen).toEqual([
    [1, false],
    [2, true],
  ]);
  row.dispatchEvent(new Event('wheel'));
  scroll(300);
  expect(seen.at(-1)).toEqual([1, false]);
  watched.end();
});
