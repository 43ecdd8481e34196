import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions, type KeenSliderPlugin } from 'keen-slider';
import type { Layout } from './layout.ts';
import { drawOn } from './panels.ts';

export type Easing = (part: number) => number;

interface Slider {
  position: () => number;
  isGliding: () => boolean;
  put: (position: number) => void;
  glide: (position: number, duration: number, easing: Easing) => Promise<void>;
  halt: () => void;
  layOut: (layout: Layout) => void;
  redraw: () => void;
  destroy: () => void;
}

const trackOf = ({ stops, step, panel, gap, view, panels }: Layout) =>
  Array.from({ length: view > 0 ? panels : 0 }, (_, index) => {
    const stop = stops[index] ?? stops.at(-1) ?? 0;
    return { size: panel / view, spacing: gap / view, origin: (index * step - stop) / view };
  });

/**
 * A slider on keen-slider, whose track holds positions, in a circle too, and whose animator moves between them. Its drag and its renderer are off;
 * see {@link watchDrag} and {@link drawOn}.
 * @param restsAt position at which the slider rests
 */
export function createSlider(strip: HTMLElement, first: Layout, restsAt: () => number): Slider {
  let layout = first;
  let settle: (() => void) | null = null;
  const drawing = drawOn(strip);
  const settings = (): KeenSliderOptions => ({
    drag: false,
    renderMode: 'custom',
    selector: null,
    loop: layout.circular,
    slides: () => trackOf(layout),
  });
  const arrive = () => {
    const settled = settle;
    settle = null;
    settled?.();
  };
  const draw = ({ track: { details } }: Pick<KeenSliderInstance, 'track'>) => {
    if (details) drawing.at(layout, details.position * layout.view, details.slides);
  };
  const put = ({ track }: Pick<KeenSliderInstance, 'track'>, position: number) => {
    if (track.details) track.to(position / layout.view);
  };
  const plugin: KeenSliderPlugin = (slider) => {
    slider.on('detailsChanged', draw);
    slider.on('animationEnded', arrive);
    slider.on('animationStopped', arrive);
    // keen-slider also watches the window's size itself, and stops wherever it is then: it is put back to its stop.
    for (const event of ['created', 'updated', 'optionsChanged'] as const) {
      slider.on(event, () => {
        arrive();
        put(slider, restsAt());
      });
    }
  };
  const slider: KeenSliderInstance = new KeenSlider(strip, settings(), [plugin]);
  const halt = () => {
    slider.animator.stop();
    arrive();
  };
  const position = () => (slider.track.details?.position ?? 0) * layout.view;
  return {
    position,
    isGliding: () => settle !== null,
    put: (to) => put(slider, to),
    glide: (to, duration, easing) => {
      halt();
      return new Promise<void>((settled) => {
        settle = settled;
        slider.animator.start([{ distance: (to - position()) / layout.view, duration, easing }]);
      });
    },
    halt,
    layOut: (next) => {
      layout = next;
      slider.update(settings());
    },
    redraw: () => draw(slider),
    destroy: () => {
      halt();
      slider.destroy();
      drawing.undo();
    },
  };
}
