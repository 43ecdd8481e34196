import type { Theme } from 'shared-contracts';
import { type ColourFamily, colourFamily } from '../colour/family.ts';
import type { Neutrals } from './neutrals.ts';
import type { Declarations } from './scale.ts';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function neutralTokens(neutrals: Neutrals): Declarations {
  const entries = Object.entries(neutrals).map(([name, value]) => {
    const isUnprefixed = name.startsWith('shadow') || name === 'pictureFilter';
    return [isUnprefixed ? dashed(name) : `color-${dashed(name)}`, value];
  });
  return Object.fromEntries(entries);
}

function familyTokens(family: ColourFamily): Declarations {
  return {
    'color-main': family.main,
    'color-main-mark': family.mark,
    'color-main-fill': family.fill,
    'color-main-fill-hover': family.fillHover,
    'color-on-main': family.onMain,
    'color-main-text': family.text,
    'color-main-tint': family.tint,
    'color-main-line': family.line,
    'color-focus': family.mark,
  };
}

export function mainTokens(main: string, neutrals: Neutrals, theme: Theme): Declarations {
  return familyTokens(colourFamily(main, { ...neutrals, dark: theme === 'dark' }));
}

export function colourTokens(main: string, neutrals: Neutrals, theme: Theme): Declarations {
  return { ...neutralTokens(neutrals), ...mainTokens(main, neutrals, theme), 'color-scheme': theme };
}
