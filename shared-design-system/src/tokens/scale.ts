import type { BrandLook } from './brand.ts';

export type Declarations = Record<string, string>;

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Size = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

export const common: Declarations = {
  'space-0': '0px',
  'space-half': '2px',
  'space-1': '4px',
  'space-1-half': '6px',
  'space-2': '8px',
  'space-2-half': '10px',
  'space-3': '12px',
  'space-3-half': '14px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '64px',
  'space-9': '96px',
  // Sizes of what is drawn beside words (marks, small pictures, round buttons), in steps of 4 px. What holds words is measured in rem and grows with
  // them.
  'size-6': '24px',
  'size-7': '28px',
  'size-8': '32px',
  'size-9': '36px',
  'size-10': '40px',
  'size-12': '48px',
  'size-18': '72px',
  touch: '44px',
  'stroke-s': '1px',
  'stroke-m': '1.5px',
  'stroke-l': '2px',
  'stroke-mark': '2.5px',
  'stroke-xl': '3px',
  gutter: '16px',
  container: '1184px',
  section: '56px',
  'font-size-xs': '0.75rem',
  'font-size-s': '0.875rem',
  'font-size-m': '1rem',
  'font-size-l': '1.125rem',
  'font-size-xl': '1.375rem',
  'font-size-xxl': '2.125rem',
  'font-size-title': 'clamp(1.625rem, 3vw, 2.25rem)',
  'line-tight': '1.08',
  'line-snug': '1.25',
  'line-text': '1.55',
  'heading-case': 'uppercase',
  'heading-track': '.04em',
  'heading-weight': '800',
  'control-s': '44px',
  'control-m': '48px',
  'control-l': '56px',
  field: '56px',
  'field-border': '1.5px',
  'page-title': '1.375rem',
  'page-padding': '16px',
  'card-inner': '24px',
  'header-height': '56px',
  'tabs-height': '64px',
  'nav-width': '232px',
  'picture-ratio': '6 / 7',
  'thumb-height': '161px',
  'gallery-height': '500px',
  'radius-pill': '999px',
  'color-knob': '#ffffff',
  'color-paper': '#ffffff',
  'color-ink': '#000000',
  'color-stage': '#17161a',
  'color-on-stage': '#ffffff',
  'color-stage-shade': 'rgb(12 10 16 / .62)',
  'focus-width': '3px',
  'focus-offset': '3px',
  'duration-fast': '100ms',
  'duration-base': '200ms',
  'duration-slow': '500ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
};

export const largeType: Declarations = { 'header-height': '96px' };

export const tablet: Declarations = {
  gutter: '32px',
  section: '80px',
  'font-size-xl': '1.75rem',
  'font-size-xxl': '3.5rem',
  'header-height': '72px',
};

export const wide: Declarations = {
  gutter: '48px',
  section: '104px',
  'font-size-l': '1.25rem',
  'font-size-xl': '2rem',
  'font-size-xxl': '4.75rem',
};

export const shapes: Record<BrandLook['cards'], Declarations> = {
  shadow: {
    'radius-s': '8px',
    'radius-m': '12px',
    'radius-l': '20px',
    'radius-xl': '32px',
    'radius-button': '12px',
    'card-padding': '0px',
    'card-media-radius': '0px',
  },
  padded: {
    'radius-s': '10px',
    'radius-m': '16px',
    'radius-l': '22px',
    'radius-xl': '40px',
    'radius-button': '999px',
    'card-padding': '8px',
    'card-media-radius': '14px',
  },
};

export const tabletShapes: Record<BrandLook['cards'], Declarations> = {
  shadow: {},
  padded: { 'radius-l': '28px', 'card-padding': '12px', 'card-media-radius': '18px' },
};

export const office: Declarations = {
  gutter: '12px',
  section: '32px',
  'font-size-l': '1.125rem',
  'font-size-xl': '1.375rem',
  'font-size-xxl': '1.75rem',
  'font-size-title': '1.375rem',
  'line-tight': '1.2',
  'line-text': '1.45',
  'heading-case': 'none',
  'heading-track': '-.01em',
  'heading-weight': '700',
  'control-m': '44px',
  'control-l': '48px',
  field: '48px',
  'field-border': '1px',
  'page-padding': '12px',
  'card-inner': '16px',
  'header-height': '56px',
  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '14px',
  'radius-xl': '20px',
  'radius-button': '10px',
  'focus-width': '2px',
  'focus-offset': '2px',
};

export const officeDesktop: Declarations = {
  gutter: '24px',
  'control-m': '40px',
  'page-title': '1.75rem',
  'page-padding': '24px',
  'card-inner': '20px',
  'header-height': '72px',
};
