import styled from '@emotion/styled';
import { productSurface } from '../../recipes/card.ts';
import { clamp, heading } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';

export const Slide = styled.article`
  ${productSurface}
  display: grid;
  grid-template-rows: auto 1fr;

  > [data-part='media'] {
    aspect-ratio: 1;
  }

  > [data-part='badge'] {
    top: calc(var(--card-padding) + var(--space-3));
    left: calc(var(--card-padding) + var(--space-3));
  }

  ${media.tablet} {
    &:not([data-narrow]) {
      grid-template-rows: auto;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    &:not([data-narrow]) > [data-part='media'] {
      aspect-ratio: var(--picture-ratio);
    }
  }

  ${media.roomy} {
    &:not([data-narrow]) {
      grid-template-columns: 28.5rem minmax(0, 1fr);
    }
  }
`;

export const Body = styled.div`
  display: grid;

  /* Names and buttons of neighbours stand at one height. */
  grid-template-rows: auto auto 1fr;
  gap: var(--space-3);
  align-items: start;
  justify-items: start;
  padding: var(--space-5);

  [data-cards='padded'] > & {
    padding: var(--space-5) var(--space-3) var(--space-3);
  }

  > :last-child {
    margin-top: var(--space-2);
  }

  > [data-variant] {
    align-self: end;
  }

  ${media.phone} {
    > [data-variant] {
      width: 100%;
    }
  }

  ${media.tablet} {
    [data-cards]:not([data-narrow]) > & {
      grid-template-rows: none;
      align-content: center;
    }

    [data-cards='padded'] > & {
      padding: var(--space-5);
    }
  }

  ${media.roomy} {
    [data-cards]:not([data-narrow]) > & {
      padding: var(--space-7);
    }
  }
`;

export const Name = styled.h3`
  ${heading}
  ${clamp(3)}
  font-size: var(--font-size-xl);
  text-transform: uppercase;

  > a {
    text-decoration-line: var(--link-decoration);
    text-decoration-thickness: var(--stroke-l);
    text-underline-offset: 0.2em;
  }
`;

export const Description = styled.p`
  ${clamp(3)}
  max-width: 44ch;
  color: var(--color-muted);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
