/** The part of a brand that decides how things look; the contracts' `Brand`, as the page's boot data carries it, fits as it is. */
export interface BrandLook {
  id: string;
  /** What people read. */
  name: string;
  /** Cards with a soft shadow on white, or with padding on warm grey (promise 1.4.3). */
  cards: 'shadow' | 'padded';
  /** Links plain in navigation and underlined in text, or always underlined (promise 1.4.3). */
  links: 'plain' | 'underlined';
  /** Address of its sign; without one its first letter stands for it. */
  logo?: string | undefined;
}

/** Flower shops. */
export const bloom: BrandLook = { id: 'bloom', name: 'Bloom', cards: 'shadow', links: 'plain' };
/** Home makers. */
export const mum: BrandLook = { id: 'mum', name: 'Mum', cards: 'padded', links: 'underlined' };
