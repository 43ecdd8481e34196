import fc from 'fast-check';
import type { Theme } from 'shared-contracts';
import { officeNeutrals, shopNeutrals } from '../tokens/neutrals.ts';
import { contrastRatio, shapeContrast, textContrast } from './contrast.ts';
import { colourFamily } from './family.ts';
import { formatHex } from './hex.ts';
import { fromOklch, toOklch } from './oklch.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(channel, channel, channel).map(([r, g, b]) => formatHex({ r, g, b }));
const themes: Theme[] = ['light', 'dark'];
const allGrounds = [shopNeutrals.shadow, shopNeutrals.padded, officeNeutrals].flatMap((neutrals) =>
  themes.map((theme) => ({ ...neutrals[theme], dark: theme === 'dark' })),
);

describe('the family of a main colour', () => {
  it('[4.5.3] reaches WCAG AA for any colour, in every brand, theme and area', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom(...allGrounds), (colour, grounds) => {
        const family = colourFamily(colour, grounds);
        const { ground, surface, sunken } = grounds;
        for (const fill of [family.fill, family.fillHover])
          expect(contrastRatio(family.onMain, fill)).toBeGreaterThanOrEqual(textContrast);
        for (const under of [ground, surface, sunken, family.tint])
          expect(contrastRatio(family.text, under)).toBeGreaterThanOrEqual(textContrast);
        for (const under of [ground, surface, family.tint])
          expect(contrastRatio(family.mark, under)).toBeGreaterThanOrEqual(shapeContrast);
        expect(contrastRatio(grounds.text, family.tint)).toBeGreaterThanOrEqual(textContrast);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the colour as chosen where it serves', () => {
    const light = { ...shopNeutrals.shadow.light, dark: false };
    expect(colourFamily('#b4532a', light)).toMatchObject({ main: '#b4532a', mark: '#b4532a', fill: '#b4532a' });
    expect(colourFamily('#fc2b2b', light)).toMatchObject({ main: '#fc2b2b', mark: '#fc2b2b', onMain: '#ffffff' });
    expect(colourFamily('#ffcc00', light)).toMatchObject({ fill: '#ffcc00', onMain: '#1d1718' });
  });
});

describe('OKLCH', () => {
  it('comes back to the colour it left', () => {
    fc.assert(
      fc.property(anyColour, (colour) => expect(contrastRatio(fromOklch(toOklch(colour)), colour)).toBeLessThan(1.02)),
    );
  });
});
