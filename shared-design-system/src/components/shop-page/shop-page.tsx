import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { afterPicture } from '../../recipes/deferred-layout.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../stack/stack.tsx';

const page = {
  base: `
    width: 100%;
    max-width: calc(var(--container) + 2 * var(--gutter));
    margin-inline: auto;
    padding: var(--space-5) var(--gutter) 0;

    /* A banner and the way to the page come right below the header. */
    &:has([data-first-view]) {
      padding-top: 0;
    }
  `,
  variants: { width: { full: '', narrow: 'max-width: calc(45rem + 2 * var(--gutter));' } },
} satisfies Recipe;

const Container = styled.main(cssOf(page));

export function ShopPage({ width, children }: VariantsOf<typeof page> & { children: ReactNode }) {
  return (
    <Container id="content" tabIndex={-1} data-width={width}>
      {children}
    </Container>
  );
}

interface ShopSectionProps extends VariantsOf<typeof section> {
  title?: ReactNode;
  aside?: ReactNode;
  actions?: ReactNode;
  id?: string;
  children: ReactNode;
}

const section = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding-top: var(--section);

    ${media.tablet} {
      gap: var(--space-5);
    }
  `,
  variants: {
    /**
     * first: in a phone's first view, which has no room for a visible heading; far: below it, and laid out when it comes near; phones: hidden on
     * wider screens.
     */
    place: {
      first: `
        ${media.phone} {
          padding-top: var(--space-3);

          > :first-of-type {
            ${visuallyHidden}
          }
        }
      `,
      far: afterPicture('50rem'),
      phones: `
        ${media.tablet} {
          display: none;
        }
      `,
    },
  },
} satisfies Recipe;

const Section = styled.section(cssOf(section));

export function ShopSection({ title, aside, actions, id, place, children }: ShopSectionProps) {
  const titleId = useId();
  return (
    <Section id={id} data-place={place} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <Inline gap={3} justify="between" wrap={false}>
          <Heading id={titleId} aside={aside}>
            {title}
          </Heading>
          {actions}
        </Inline>
      )}
      {children}
    </Section>
  );
}
