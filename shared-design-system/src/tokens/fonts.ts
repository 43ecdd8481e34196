import type { Font } from 'shared-contracts';
import type { Declarations } from './scale.ts';

const system = 'system-ui, sans-serif';

export const shopFont: Record<Font, Declarations> = {
  raleway: {
    'font-body': `Raleway, "Raleway Fallback", ${system}`,
    'font-heading': `Raleway, "Raleway Fallback", ${system}`,
    'weight-text': '500',
    'weight-medium': '600',
    'weight-bold': '700',
    'weight-heavy': '800',
    'weight-label': '700',
  },
  roboto: {
    'font-body': `Roboto, "Roboto Fallback", ${system}`,
    'font-heading': `Roboto, "Roboto Fallback", ${system}`,
    'weight-text': '400',
    'weight-medium': '500',
    'weight-bold': '700',
    'weight-heavy': '800',
    'weight-label': '700',
    'heading-track': '.03em',
  },
};

export const officeFont: Declarations = {
  'font-body': `Roboto, "Roboto Fallback", ${system}`,
  'font-heading': `Raleway, "Raleway Fallback", Roboto, ${system}`,
  'weight-text': '400',
  'weight-medium': '500',
  'weight-bold': '500',
  'weight-heavy': '700',
  'weight-label': '500',
};
