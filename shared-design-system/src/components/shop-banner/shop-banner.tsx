import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useBrand } from '../../theme/brand.tsx';
import { media } from '../../tokens/media.ts';
import { pictureSizes } from '../../tokens/picture-sizes.ts';
import { Heading } from '../heading/heading.tsx';
import { Picture } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

interface ShopBannerProps {
  /** Small words above: what the shop is and where. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  picture?: string | null | undefined;
  /** Colour of the picture, until it comes. */
  colour?: string | undefined;
  /** One solid button and a link. */
  actions?: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  /* Padded brand: the banner is a card. */
  &[data-cards='padded'] {
    gap: 0;
    margin-top: var(--gutter);
    padding: var(--card-padding);
    background: var(--color-surface);
    border-radius: var(--radius-l);
  }

  ${media.tablet} {
    &[data-picture] {
      grid-template-columns: 1fr 1fr;
      align-items: center;
      gap: var(--space-7);
      min-height: 35rem;
    }

    &[data-cards='padded'] {
      margin-top: var(--space-5);
    }
  }

  ${media.desktop} {
    &[data-picture] {
      grid-template-columns: 5fr 7fr;
    }
  }

  ${media.wide} {
    &[data-cards='shadow'][data-picture] {
      min-height: 39rem;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  container-type: inline-size;

  [data-cards='padded'] > & {
    padding: var(--space-5) var(--space-3) var(--space-4);
  }

  [data-cards='shadow']:not([data-picture]) > & {
    padding-block: var(--space-7) 0;
  }

  ${media.phone} {
    [data-cards='shadow'] > & {
      padding-bottom: var(--space-6);
    }
  }

  ${media.tablet} {
    grid-area: 1 / 1;
    padding-block: var(--space-7);

    [data-cards='padded'] > & {
      padding: var(--space-7);
    }

    ${media.belowDesktop} {
      [data-cards='padded'][data-picture] > & {
        padding: var(--space-5);
      }
    }
  }
`;

const Eyebrow = styled.p`
  margin-bottom: var(--space-4);
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);
  color: var(--color-muted);
`;

const Lead = styled.p`
  max-width: 30em;
  margin-top: var(--space-4);
  font-size: var(--font-size-l);
  line-height: 1.5;
  color: var(--color-muted);
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-top: var(--space-6);

  > a:not([data-size]) {
    text-decoration-line: underline;
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
    font-weight: var(--weight-medium);
  }

  ${media.phone} {
    justify-content: center;

    > [data-size] {
      width: 100%;
    }
  }
`;

const Media = styled.div`
  overflow: hidden;

  [data-cards='shadow'] > & {
    margin-inline: calc(-1 * var(--gutter));
  }

  [data-cards='padded'] > & {
    border-radius: var(--card-media-radius);
  }

  ${media.phone} {
    aspect-ratio: 6 / 5;
  }

  ${media.tablet} {
    grid-area: 1 / 2;
    align-self: stretch;

    /* It bleeds off the right edge of the window. */
    [data-cards='shadow'] > & {
      margin-inline: 0 calc(-1 * max(var(--gutter), (100vw - var(--container)) / 2));
      border-bottom-left-radius: 7.5rem;
    }
  }
`;

/**
 * The shop's first view: what it is, one button, a large calm picture. The picture comes first, as it does on a phone: a document comes in
 * parts, and what has come is shown.
 */
export function ShopBanner({ eyebrow, title, lead, picture, colour, actions }: ShopBannerProps) {
  const { cards } = useBrand();
  return (
    <Root data-first-view="" data-cards={cards} data-picture={picture ? '' : undefined}>
      {picture ? (
        <Media>
          <Picture src={picture} alt="" ratio="fill" sizes={pictureSizes.banner} colour={colour} priority />
        </Media>
      ) : null}
      <Words>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        {lead ? <Lead>{lead}</Lead> : null}
        {actions ? <Actions>{actions}</Actions> : null}
      </Words>
    </Root>
  );
}

const Blank = styled.span`
  display: block;
  height: 100%;
  background: var(--color-skeleton);
`;

const BlankWords = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-4);
`;

/** The shape of a banner that comes. */
export function ShopBannerSkeleton() {
  const { cards } = useBrand();
  return (
    <Root aria-hidden data-first-view="" data-cards={cards} data-picture="">
      <Media>
        <Blank />
      </Media>
      <Words>
        <BlankWords>
          <Skeleton shape="title" />
          <div>
            <Skeleton lines={4} />
          </div>
          <Skeleton shape="button" width="half" />
        </BlankWords>
      </Words>
    </Root>
  );
}
