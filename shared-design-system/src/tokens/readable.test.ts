import fc from 'fast-check';
import { contrastRatio } from '../colour/contrast.ts';
import { formatHex } from '../colour/hex.ts';
import { readabilityOf } from './readable.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(channel, channel, channel).map(([r, g, b]) => formatHex({ r, g, b }));

describe('whether a colour serves', () => {
  it.each([
    ['#b4532a', null],
    ['#ffcc00', null],
    ['#1d1718', null],
    ['#fc2b2b', 'whiteText'],
    ['#7f7f7f', 'whiteText'],
    ['#fff9e0', 'faint'],
    ['#ffffff', 'faint'],
  ])('of %s: %s', (colour, problem) => {
    expect(readabilityOf(colour).problem).toBe(problem);
  });

  it('proposes for white what can be seen on a white page', () => {
    expect(contrastRatio(readabilityOf('#ffffff').nearest, '#ffffff')).toBeGreaterThanOrEqual(1.45);
  });

  it('proposes a colour that serves, for any', () => {
    fc.assert(
      fc.property(anyColour, (colour) =>
        expect(readabilityOf(readabilityOf(colour).nearest)).toEqual({
          problem: null,
          nearest: readabilityOf(colour).nearest,
        }),
      ),
      { numRuns: 400 },
    );
  });
});
