import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import type { BrandLook } from '../../tokens/brand.ts';
import { Picture } from '../picture/picture.tsx';
import { BrandMark } from './brand-mark.tsx';

const third: BrandLook = { id: 'toys', name: 'Юла', cards: 'shadow', links: 'plain', logo: '/b2b/brands/toys.svg' };

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('[1.4.1] a third brand', () => {
  it.each(['shadow', 'padded'] as const)('shows its own sign with %s cards, never one of the others', (cards) => {
    renderPage(<BrandMark />, { brand: { ...third, cards } });
    expect(pictures()).toEqual(['/b2b/brands/toys.svg']);
    expect(document.querySelector('svg')).toBeNull();
  });

  it('has its first letter where its data have no sign', () => {
    renderPage(<BrandMark />, { brand: { ...third, logo: undefined } });
    expect(screen.getByText('Ю')).toBeInTheDocument();
  });

  it('has a drawing of no other brand where a picture is missing', () => {
    renderPage(<Picture src={null} alt="Юла" />, { brand: third });
    expect(document.querySelector('[data-icon]')).toHaveAttribute('data-icon', 'package');
  });
});
