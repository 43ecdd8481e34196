import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { pages as words } from '../../later-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** Read aloud; 'Страницы'. */
  label?: string;
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-2);
  font-size: var(--font-size-s);
  color: var(--color-muted);
  font-variant-numeric: lining-nums tabular-nums;
`;

/** Back and forth through pages; nothing where there is one. */
export function Pagination({ page, pages, onChange, label = words.label }: PaginationProps): ReactElement | null {
  if (pages <= 1) return null;
  return (
    <Root aria-label={label}>
      <IconButton
        icon="chevron-left"
        label={words.previous}
        variant="outline"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-live="polite">{words.of(page, pages)}</span>
      <IconButton
        icon="chevron-right"
        label={words.next}
        variant="outline"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </Root>
  );
}
