export interface BrandLook {
  id: string;
  name: string;
  cards: 'shadow' | 'padded';
  links: 'plain' | 'underlined';
  main?: string | undefined;
  logo?: string | undefined;
}

export const bloom: BrandLook = { id: 'bloom', name: 'Bloom', cards: 'shadow', links: 'plain' };
export const mum: BrandLook = { id: 'mum', name: 'Mum', cards: 'padded', links: 'underlined' };
