import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { clamp, oneLine } from '../../recipes/text.ts';
import { useBrand } from '../../theme/brand.tsx';
import { media } from '../../tokens/media.ts';
import { pictureSizes } from '../../tokens/picture-sizes.ts';
import { Heading } from '../heading/heading.tsx';
import { Picture } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

interface ShopBannerProps {
  eyebrow?: ReactNode;
  title: string;
  lead?: ReactNode;
  picture?: string | null | undefined;
  colour?: string | undefined;
  crop?: number | undefined;
  actions?: ReactNode;
  /** Low on a phone, and without its button: so the products come into the first view. */
  low?: boolean;
}

const longName = 30;

const look = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    &[data-low][data-picture] {
      grid-template-columns: minmax(0, 3fr) 2fr;
      align-items: center;
      gap: var(--space-3);
      min-height: 9.5rem;
    }

    ${media.tablet} {
      &[data-picture][data-picture] {
        grid-template-columns: 1fr 1fr;
        align-items: center;
        gap: var(--space-7);
        min-height: 35rem;
      }
    }

    ${media.desktop} {
      &[data-picture][data-picture] {
        grid-template-columns: 5fr 7fr;
      }
    }
  `,
  variants: {
    cards: {
      shadow: '',
      /* The banner is a card. */
      padded: `
        margin-top: var(--space-4);
        padding: var(--card-padding);
        background: var(--color-surface);
        border-radius: var(--radius-l);
      `,
    },
  },
} satisfies Recipe;

const Root = styled.section(cssOf(look));

const Words = styled.div`
  min-width: 0;
  padding-block: var(--space-3) 0;
  container-type: inline-size;

  [data-cards='padded'] > & {
    padding-inline: var(--space-2);
  }

  [data-low] > & {
    grid-area: 1 / 1;
  }

  ${media.tablet} {
    grid-area: 1 / 1;
    padding-block: var(--space-7);

    [data-cards='padded'] > & {
      padding: min(4vw, var(--space-7));
    }
  }
`;

const Eyebrow = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);
  color: var(--color-muted);

  [data-low] & {
    ${oneLine}
  }
`;

const Lead = styled.p`
  max-width: 30em;
  margin-top: var(--space-2);
  font-size: var(--font-size-s);
  line-height: 1.45;
  color: var(--color-muted);

  ${media.phone} {
    [data-low] & {
      ${clamp(2)}
    }
  }

  ${media.tablet} {
    margin-top: var(--space-4);
    font-size: var(--font-size-l);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-top: var(--space-4);

  > a:not([data-size]) {
    line-height: var(--touch);
    font-weight: var(--weight-medium);
  }

  /* What the button leads to is right below. */
  ${media.phone} {
    [data-low] & {
      margin-top: 0;

      > [data-size] {
        display: none;
      }
    }
  }

  ${media.tablet} {
    margin-top: var(--space-6);
  }
`;

/* It is as high as the words, whatever shape the picture has: nothing moves when it comes. */
const Media = styled.div`
  align-self: stretch;
  aspect-ratio: 6 / 5;
  contain: size;
  overflow: hidden;
  background: var(--color-skeleton);

  /* It bleeds off the right edge of the window. */
  [data-cards='shadow'] > & {
    margin-right: calc(-1 * max(var(--gutter), (100vw - var(--container)) / 2));
    border-bottom-left-radius: min(7.5rem, 18vw);
  }

  [data-cards='padded'] > & {
    border-radius: var(--card-media-radius);
  }

  [data-low] > & {
    grid-area: 1 / 2;
    aspect-ratio: auto;
  }

  ${media.tablet} {
    grid-area: 1 / 2;
    aspect-ratio: auto;
  }
`;

/** The picture comes first in the document, which arrives in parts, so that it is shown as soon as its part has arrived. */
export function ShopBanner({ eyebrow, title, lead, picture, colour, crop, actions, low }: ShopBannerProps) {
  const { cards } = useBrand();
  return (
    <Root data-first-view="" data-cards={cards} data-low={low ? '' : undefined} data-picture={picture ? '' : undefined}>
      {picture ? (
        <Media>
          <Picture src={picture} alt="" ratio="fill" sizes={pictureSizes.banner} colour={colour} crop={crop} priority />
        </Media>
      ) : null}
      <Words>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Heading level={1} size={title.length > longName ? undefined : 'xxl'}>
          {title}
        </Heading>
        {lead ? <Lead>{lead}</Lead> : null}
        {actions ? <Actions>{actions}</Actions> : null}
      </Words>
    </Root>
  );
}

export function ShopBannerSkeleton() {
  const { cards } = useBrand();
  return (
    <Root aria-hidden data-first-view="" data-cards={cards} data-low="" data-picture="">
      <Media />
      <Words>
        <Skeleton shape="title" />
        <Skeleton lines={5} />
      </Words>
    </Root>
  );
}
