/**
 * The public surface of the design system: everything that screens may use, and nothing else. Props and behaviour are described where a
 * thing is defined; these lists say what there is. Each part stands in a file of its own and can be imported alone: that is what screens do,
 * so that a phone loads no more than it shows.
 */

export * from './carousel.ts';
export * from './checkout.ts';
export * from './document.ts';
export * from './fields.ts';
export * from './home.ts';
export * from './office.ts';
export * from './pages.ts';
export * from './pictures.ts';
export * from './shop.ts';
export * from './sorting.ts';
