import { render } from '@testing-library/react';
import { Sparkline } from './sparkline.tsx';

const drawn = (values: (number | null)[]) => {
  const { container } = render(<Sparkline values={values} tone="same" />);
  const dot = container.querySelector('circle');
  return {
    size: container.querySelector('svg')?.getAttribute('viewBox'),
    line: container.querySelector('polyline')?.getAttribute('points'),
    dot: dot && [dot.getAttribute('cx'), dot.getAttribute('cy')],
  };
};

const size = '0 0 76 24';

it.each([
  ['the highest value reaches the top, nothing lies on the ground', [0, 5, 10], '3.0,21.0 38.0,12.0 73.0,3.0', '3'],
  ['a gap is passed over', [4, null, 2], '3.0,3.0 73.0,12.0', '12'],
  ['less than one is drawn as high as it is of the most', [0.1, 0.05], '3.0,3.0 73.0,12.0', '12'],
  ['where nothing ever was the line lies on the ground', [0, 0], '3.0,21.0 73.0,21.0', '21'],
])('%s, and a dot marks the last one', (_, values, line, height) => {
  expect(drawn(values)).toEqual({ size, line, dot: ['73', height] });
});

it.each([[[]], [[7]], [[null, 7]], [[null]]])('of %j there is nothing to draw', (values) => {
  expect(drawn(values)).toEqual({ size: undefined, line: undefined, dot: null });
});
