import styled from '@emotion/styled';
import { deferLayout } from '../../recipes/deferred-layout.ts';
import { type OwnVariables, ownVariables } from '../../recipes/recipe.ts';
import { linkLine } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';

export const Root = styled.footer`
  ${deferLayout('50rem')}
  margin-top: var(--section);
  padding-block: var(--space-7) var(--space-5);
  border-top: var(--stroke-s) solid var(--color-border);
`;

export const Container = styled.div`
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);
  font-size: var(--font-size-s);
  line-height: 1.6;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11.25rem, 1fr));
    gap: var(--space-5);
  }
`;

export const Group = styled.div`
  min-width: 0;

  > h2 {
    margin-bottom: var(--space-1);
    font-size: inherit;
    font-weight: var(--weight-bold);
    text-transform: var(--heading-case);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    border-radius: var(--radius-s);
    ${linkLine}
    overflow-wrap: anywhere;
  }

  ${media.hover} {
    a:hover {
      color: var(--color-main-text);
      text-decoration-line: underline;
    }
  }

  /* Long documents and the contacts take a whole line of a phone. */
  ${media.phone} {
    &:first-of-type,
    &:last-of-type {
      grid-column: 1 / -1;
    }
  }

  ${media.tablet} {
    ${media.hover} {
      a {
        min-height: 2rem;
      }
    }
  }
`;

export const Address = styled.p`
  padding-top: 0.3125rem;
  white-space: pre-line;
  text-wrap: pretty;
`;

export const Toggle = styled.div`
  margin-top: var(--space-3);

  ${media.tablet} {
    display: none;
  }
`;

export const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-6);
  container-type: inline-size;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    margin-top: var(--space-7);
  }
`;

export const Name = styled.span<OwnVariables>`
  ${ownVariables}
  display: block;
  margin-left: -0.03em;
  font-family: var(--font-heading);
  font-weight: var(--weight-heavy);
  line-height: 1.05;
  letter-spacing: -0.02em;
  text-transform: uppercase;
  text-wrap: balance;
  color: var(--color-main-mark);
  font-size: max(0.9375rem, min(7.5rem, 100cqi / var(--em)));

  /* A long name gets small: then it needs the contrast of a text. */
  &[data-long] {
    color: var(--color-main-text);
  }

  ${media.tablet} {
    font-size: max(0.9375rem, min(7.5rem, 66cqi / var(--em)));
  }
`;

export const Legal = styled.div`
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  font-size: var(--font-size-xs);
  line-height: 1.6;
  color: var(--color-muted);

  ${media.tablet} {
    display: grid;
    gap: 0;
    max-width: 30cqi;
    text-align: right;
  }
`;
