import styled from '@emotion/styled';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { rowList } from '../../lazy-texts.ts';
import { rows } from '../../texts.ts';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field-error.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { moveItem } from '../sortable-list/order.ts';
import { SortableList } from '../sortable-list/sortable-list.tsx';
import { TextArea, TextInput } from '../text-input/text-input.tsx';

/** One row: the size of a product, for one. */
export interface ListItem {
  id: string;
  value: string;
}

interface ListInputProps {
  /** Read aloud. */
  label: string;
  value: readonly ListItem[];
  onChange: (value: ListItem[]) => void;
  /** A new row's id. */
  createId: () => string;
  addLabel?: string;
  placeholder?: string;
  /** Rows as high as their text, for sentences; Enter with Shift makes a new line in them. */
  multiline?: boolean;
  /** Rows at most; 50. */
  max?: number;
  /** By row id. */
  errors?: Record<string, string | undefined>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);

  > * {
    width: 100%;
  }

  /* Its plus stands under the left edge of what is above: of the fields, or without rows of the card's words. */
  > button {
    width: auto;
    margin-inline-start: calc(-1 * var(--space-4));
    color: var(--color-main-text);

    [data-area='office'] & {
      margin-inline-start: calc(-1 * var(--space-3));
    }
  }

  > div + button {
    margin-inline-start: calc(var(--size-9) - var(--space-4));

    [data-area='office'] & {
      margin-inline-start: calc(var(--size-9) - var(--space-3));
    }
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-1);
  margin-inline-start: calc(-1 * var(--space-3));

  > p {
    grid-column: 2 / -1;
    padding-top: var(--space-1-half);
  }

  /* One line to begin with; it grows. */
  > textarea {
    min-height: var(--field);
  }
`;

/** Rows of texts: added, removed, and moved by drag or keys. Enter in the last row adds one. */
export function ListInput(props: ListInputProps) {
  const { label, value, onChange, createId, addLabel = rowList.add, placeholder, multiline = false, max = 50 } = props;
  const { errors = {} } = props;
  const root = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  const noteId = useId();
  useEffect(() => {
    if (added.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-row="${added.current}"]`)?.focus();
    added.current = null;
  });
  const add = () => {
    if (value.length >= max) return;
    const item = { id: createId(), value: '' };
    added.current = item.id;
    onChange([...value, item]);
  };
  const change = (id: string, text: string) =>
    onChange(value.map((item) => (item.id === id ? { ...item, value: text } : item)));
  const field = (item: ListItem, index: number) => {
    const shared = {
      'data-row': item.id,
      'aria-label': `${label}: ${rowList.row(index + 1)}`,
      'aria-invalid': errors[item.id] ? true : undefined,
      'aria-describedby': errors[item.id] ? `${noteId}${item.id}` : undefined,
      placeholder,
      value: item.value,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(item.id, event.target.value),
    };
    const addAfter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || (multiline && event.shiftKey)) return;
      event.preventDefault();
      if (index === value.length - 1 && item.value.trim() !== '') add();
    };
    return multiline ? (
      <TextArea rows={1} onKeyDown={addAfter} {...shared} />
    ) : (
      <TextInput onKeyDown={addAfter} {...shared} />
    );
  };
  return (
    <Root ref={root} {...useFocusFallback()}>
      {value.length === 0 ? null : (
        <SortableList
          label={label}
          items={value}
          keyOf={(item) => item.id}
          nameOf={(item) => item.value || rowList.row(value.indexOf(item) + 1)}
          onMove={(from, to) => onChange(moveItem(value, from, to))}
        >
          {(item, index, handle) => (
            <Row>
              {handle}
              {field(item, index)}
              <IconButton
                icon="x"
                label={rows.named(rowList.remove, item.value || rowList.row(index + 1))}
                onClick={() => onChange(value.filter((other) => other.id !== item.id))}
              />
              {errors[item.id] ? <FieldError id={`${noteId}${item.id}`}>{errors[item.id]}</FieldError> : null}
            </Row>
          )}
        </SortableList>
      )}
      {value.length < max ? (
        <Button variant="ghost" size="s" icon="plus" onClick={add}>
          {addLabel}
        </Button>
      ) : null}
    </Root>
  );
}
