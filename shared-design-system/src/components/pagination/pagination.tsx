import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import { pagesTexts as words } from '../../lazy-texts.ts';
import { bareInput } from '../../recipes/control.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

interface PaginationProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
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

const few = 5;

const Jump = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

const NumberField = styled.input`
  ${bareInput}
  width: 4.5em;
  min-height: var(--touch);
  padding-inline: var(--space-2);
  border: var(--stroke-s) solid var(--color-control-border);
  border-radius: var(--radius-m);
  text-align: center;

  &:focus-visible {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--stroke-s);
  }
`;

function PageNumber({ page, pages, onChange }: PaginationProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const requested = Math.min(Math.max(1, Number(typed)), pages);
    if (typed && requested !== page) onChange(requested);
    setTyped(null);
  };
  return (
    <Jump onSubmit={go}>
      <NumberField
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.jump}
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 7))}
        onFocus={({ target }) => target.select()}
        onBlur={() => go()}
      />
      <span>{words.outOf(pages)}</span>
    </Jump>
  );
}

export function Pagination(props: PaginationProps) {
  const { page, pages, onChange, label = words.label } = props;
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
      {pages > few ? <PageNumber {...props} /> : <span aria-live="polite">{words.of(page, pages)}</span>}
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
