import styled from '@emotion/styled';
import { useState } from 'react';
import { matchesTitle } from 'shared-contracts';
import { useChosenInView } from '../../hooks/use-chosen-in-view.ts';
import { chip, chipRow } from '../../recipes/chip.ts';
import { bareInput, fieldFrame } from '../../recipes/control.ts';
import { shopTexts } from '../../texts.ts';
import { Anchor } from '../link/anchor.tsx';

interface Item {
  id: string | null;
  title: string;
  count?: number | undefined;
}

interface CategoryFilterProps {
  label?: string;
  value: string | null;
  addressOf: (id: string | null) => string;
  total?: number;
  categories: readonly (Item & { id: string })[];
  /** A link before the categories that is none of them. */
  beside?: { to: string; title: string } | undefined;
}

const most = { row: 12, shown: 8 };
const longestSearch = 120;

const Nav = styled.nav`
  position: relative;

  &[data-many] > div {
    margin-inline-end: 5rem;
  }
`;

const Row = styled.div(chipRow);
const Category = styled(Anchor)(chip);

/* At the end of the row, and there while the list is open. */
const Summary = styled.summary`
  ${chip}
  position: absolute;
  top: var(--space-1-half);
  right: 0;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Frame = styled.div`
  ${fieldFrame}
  margin-block: var(--space-3);

  /* Without scripts there is nothing to search with. */
  @media (scripting: none) {
    display: none;
  }
`;

const Search = styled.input(bareInput);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  max-height: 24rem;
  overflow-y: auto;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--touch);
    color: var(--color-text);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  small {
    color: var(--color-muted);
  }
`;

function shownOf(categories: CategoryFilterProps['categories'], value: string | null) {
  if (categories.length <= most.row) return categories;
  const shown = categories.slice(0, most.shown);
  const chosen = categories.find(({ id }) => id === value);
  return !chosen || shown.includes(chosen) ? shown : [...shown.slice(0, -1), chosen];
}

/** Categories of a shop as links: all, or one. Many are shown as a row and a list of all at its end, which opens without the page's scripts. */
export function CategoryFilter({ label, value, addressOf, total, categories, beside }: CategoryFilterProps) {
  const shown = shownOf(categories, value);
  const more = categories.length - shown.length;
  const link = ({ id, title, count }: Item) => ({
    to: addressOf(id),
    'aria-current': id === value ? ('true' as const) : undefined,
    children: (
      <>
        {title}
        {count === undefined ? null : <small>{count}</small>}
      </>
    ),
  });
  return (
    <Nav aria-label={label ?? shopTexts.categories} data-many={more ? '' : undefined}>
      <Row ref={useChosenInView(value)}>
        {beside ? <Category to={beside.to}>{beside.title}</Category> : null}
        {[{ id: null, title: shopTexts.all, count: total }, ...shown].map((item) => (
          <Category key={item.id ?? ''} {...link(item)} />
        ))}
      </Row>
      {/* Another one is chosen: it closes. */}
      {more ? <All key={value} categories={categories} more={more} link={link} /> : null}
    </Nav>
  );
}

interface AllProps {
  categories: readonly Item[];
  more: number;
  link: (item: Item) => Parameters<typeof Anchor>[0];
}

function All({ categories, more, link }: AllProps) {
  const [typed, setTyped] = useState('');
  const found = categories.filter(({ title }) => matchesTitle(title, typed));
  return (
    <details>
      <Summary>
        {shopTexts.moreCategories}
        <small>{more}</small>
      </Summary>
      <Frame>
        <Search
          type="search"
          aria-label={shopTexts.findCategory}
          placeholder={shopTexts.findCategory}
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Frame>
      <div aria-live="polite">{found.length === 0 ? shopTexts.noCategory : null}</div>
      <List>
        {found.map((item) => (
          <li key={item.id}>
            <Anchor {...link(item)} />
          </li>
        ))}
      </List>
    </details>
  );
}
