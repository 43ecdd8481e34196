// Layout.

export { BrandMark } from './components/brand-mark/brand-mark.tsx';
export { Card } from './components/card/card.tsx';
export { Divider } from './components/divider/divider.tsx';
export { Show } from './components/show/show.tsx';
export { Split } from './components/split/split.tsx';

// Styles and hooks for controls that screens build themselves.

export { FieldError } from './components/field/field-error.tsx';
export { usePageEffect } from './hooks/use-page-effect.ts';
export { focusWithin, unseenControl } from './recipes/control.ts';
