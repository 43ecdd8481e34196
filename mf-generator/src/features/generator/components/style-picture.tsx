import { cssOf, type Recipe, styled } from 'shared-design-system';

/** How a style looks at a glance: wall, surface, and the thing's shadow. Colours of what is drawn, not of the office. */
const look = {
  base: `
    position: relative;
    display: block;
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius-s);
    overflow: hidden;
    forced-color-adjust: none;

    &::after {
      content: '';
      position: absolute;
      inset: 66% 34% 14%;
      border-radius: 50%;
      background: rgb(0 0 0 / 0.28);
      filter: blur(0.25rem);
    }
  `,
  variants: {
    scene: {
      gentle: 'background: linear-gradient(#fbe3e0 66%, #f1c4bf 66%);',
      white: 'background: #fff; box-shadow: inset 0 0 0 var(--stroke-s) var(--color-border);',
      table: 'background: linear-gradient(#f0e6d8 66%, #b98a5b 66%);',
      linen: 'background: linear-gradient(#f3eee5 66%, #ddd3c2 66%);',
      marble: 'background: linear-gradient(#e7eaee 66%, #fafafa 66%);',
      spring: 'background: linear-gradient(#e4f3da 66%, #bddba9 66%);',
      autumn: 'background: linear-gradient(#f4e2c6 66%, #c98d53 66%);',
      winter: 'background: linear-gradient(#dbe8f6 66%, #f6faff 66%);',
      party: 'background: linear-gradient(#4b2a63 66%, #6a3f88 66%);',
    },
  },
} satisfies Recipe;

const Drawn = styled.span(cssOf(look));

type SceneName = keyof typeof look.variants.scene;

const isScene = (slug: string): slug is SceneName => slug in look.variants.scene;

/** A style's picture; one that is not known here has none. */
export const StylePicture = ({ slug }: { slug: string }) => <Drawn data-scene={isScene(slug) ? slug : 'white'} />;
