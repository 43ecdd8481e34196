import styled from '@emotion/styled';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { useBrand } from '../../theme/brand.tsx';

const Sign = styled.img`
  flex: none;
  object-fit: contain;
`;

const look = {
  base: `
    display: grid;
    flex: none;
    place-items: center;
    width: var(--size-7);
    height: var(--size-7);
    border-radius: 28%;
    background: var(--color-main-fill);
    color: var(--color-on-main);
    font: var(--heading-weight) 1rem / 1 var(--font-heading);
    text-transform: uppercase;
  `,
  variants: {
    size: {
      28: '',
      36: `
        width: var(--size-9);
        height: var(--size-9);
        font-size: 1.25rem;
      `,
      120: `
        width: 7.5rem;
        height: 7.5rem;
        font-size: 4rem;
      `,
    },
  },
} satisfies Recipe;

const Letter = styled.span(cssOf(look));

type BrandMarkProps = VariantsOf<typeof look>;

export function BrandMark({ size = 28 }: BrandMarkProps) {
  const { logo, name } = useBrand();
  if (logo) return <Sign src={logo} alt="" width={size} height={size} />;
  return (
    <Letter data-size={size} aria-hidden>
      {[...name][0]}
    </Letter>
  );
}
