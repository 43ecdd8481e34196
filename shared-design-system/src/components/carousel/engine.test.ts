import { startEngine } from './engine.ts';
import { type CarouselOptions, resolveOptions } from './options.ts';

function engineOn(view: number, options: CarouselOptions = {}) {
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  const [viewport, strip] = [document.createElement('div'), document.createElement('div')];
  viewport.append(strip);
  const withWidth = (element: HTMLElement) => {
    element.getBoundingClientRect = () => ({ width: view }) as DOMRect;
  };
  withWidth(strip);
  for (let count = 0; count < 3; count += 1) {
    const panel = document.createElement('div');
    panel.dataset.panel = '';
    withWidth(panel);
    strip.append(panel);
  }
  const engine = startEngine(viewport, strip, resolveOptions(options), 0, { changed: () => {}, dragged: () => {} });
  ended.push(engine.destroy);
  return engine;
}
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});
const refused = (code: string) => ({ name: 'CarouselError', code });

it.each([-1, 3, 0.5, Number.NaN])('[8.5.1] refuses to move to panel %d of three', async (index) => {
  await expect(engineOn(300).moveTo(index)).rejects.toMatchObject(refused('index-out-of-range'));
});

it('[8.5.1] refuses a step before the first panel and after the last, unless it goes round', async () => {
  const engine = engineOn(300);
  await expect(engine.step(-1)).rejects.toMatchObject(refused('index-out-of-range'));
  await engine.moveTo(2, 0);
  await expect(engine.step(1)).rejects.toMatchObject(refused('index-out-of-range'));
  await expect(engineOn(300, { circular: true }).step(-1, 0)).resolves.toBeUndefined();
});

it('[8.5.1] refuses a move while another one goes on, and takes it afterwards', async () => {
  const engine = engineOn(300);
  const first = engine.moveTo(1, 50);
  await expect(engine.moveTo(2)).rejects.toMatchObject(refused('animation-already-playing'));
  await expect(engine.step(1)).rejects.toMatchObject(refused('animation-already-playing'));
  await first;
  await expect(engine.moveTo(2, 0)).resolves.toBeUndefined();
});

it('[8.5.1] refuses a move where it takes no room on the page', async () => {
  await expect(engineOn(0).moveTo(0)).rejects.toMatchObject(refused('position-not-reachable'));
});
