import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import type { BrandLook } from '../../tokens/brand.ts';
import { AuthPage } from '../auth-page/auth-page.tsx';
import { Picture } from '../picture/picture.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { BrandMark } from './brand-mark.tsx';

/** A brand that no code knows: data alone. */
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

  it('has its sign and name in the header', () => {
    renderPage(<SiteHeader home="/" />, { brand: third });
    expect(screen.getByRole('link', { name: 'Юла' })).toBeVisible();
    expect(pictures()).toEqual(['/b2b/brands/toys.svg']);
  });

  it('has its sign and name on the sign-in page, where others have a drawing', () => {
    renderPage(<AuthPage title="Вход">Поля</AuthPage>, { brand: third });
    expect(screen.getByText('Юла')).toBeVisible();
    expect(new Set(pictures())).toEqual(new Set(['/b2b/brands/toys.svg']));
  });
});
