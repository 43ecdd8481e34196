import { useEffect, useId, useRef } from 'react';
import { groupDigits } from 'shared-contracts';
import { PriceInput } from 'shared-design-system/fields';
import { Button, FieldError, FocusFallback, IconButton, styled, TextInput } from 'shared-design-system/office';
import { moveItem, SortableList } from 'shared-design-system/sorting';
import { createUuid } from 'shared-runtime';
import { maxSizes, type SizeRow } from '../product-form.ts';
import { productTexts } from '../product-texts.ts';

const words = productTexts;

interface SizeListProps {
  value: readonly SizeRow[];
  onChange: (value: SizeRow[]) => void;
  priced?: boolean;
  price?: number | null;
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
`;

const Prices = styled.div`
  grid-column: 2;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  padding-top: var(--space-2);
`;

export function SizeList({ value, onChange, priced = false, price = null, errors = {} }: SizeListProps) {
  const root = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  const noteId = useId();
  useEffect(() => {
    if (added.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-row="${added.current}"]`)?.focus();
    added.current = null;
  });
  const add = () => {
    if (value.length >= maxSizes) return;
    const item = { id: createUuid(), value: '', price: null, sale: null };
    added.current = item.id;
    onChange([...value, item]);
  };
  const change = (id: string, changed: Partial<SizeRow>) =>
    onChange(value.map((item) => (item.id === id ? { ...item, ...changed } : item)));
  const prices = ({ id, value: text, price: sizePrice = null, sale = null }: SizeRow, index: number) => (
    <Prices>
      <PriceInput
        aria-label={words.sizePrice(text || words.sizeRow(index + 1))}
        aria-describedby={errors[id] ? `${noteId}${id}` : undefined}
        placeholder={price === null ? words.price : groupDigits(price)}
        value={sizePrice}
        onChange={(now) => change(id, { price: now })}
      />
      <PriceInput
        aria-label={words.sizeSale(text || words.sizeRow(index + 1))}
        aria-describedby={errors[id] ? `${noteId}${id}` : undefined}
        placeholder={words.saleShort}
        value={sale}
        onChange={(now) => change(id, { sale: now })}
      />
    </Prices>
  );
  const field = ({ id, value: text }: SizeRow, index: number) => (
    <TextInput
      data-row={id}
      aria-label={`${words.sizes}: ${words.sizeRow(index + 1)}`}
      aria-invalid={errors[id] ? true : undefined}
      aria-describedby={errors[id] ? `${noteId}${id}` : undefined}
      placeholder={words.sizeExample}
      value={text}
      onChange={({ target }) => change(id, { value: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (index === value.length - 1 && text.trim() !== '') add();
      }}
    />
  );
  return (
    <FocusFallback>
      <Root ref={root}>
        {value.length === 0 ? null : (
          <SortableList
            label={words.sizes}
            items={value}
            keyOf={({ id }) => id}
            gap={priced ? 5 : 2}
            nameOf={(item) => item.value || words.sizeRow(value.indexOf(item) + 1)}
            onMove={(from, to) => onChange(moveItem(value, from, to))}
          >
            {(item, index, handle) => (
              <Row>
                {handle}
                {field(item, index)}
                <IconButton
                  icon="x"
                  label={words.removeSize(item.value || words.sizeRow(index + 1))}
                  onClick={() => onChange(value.filter((other) => other.id !== item.id))}
                />
                {priced ? prices(item, index) : null}
                {errors[item.id] ? <FieldError id={`${noteId}${item.id}`}>{errors[item.id]}</FieldError> : null}
              </Row>
            )}
          </SortableList>
        )}
        {value.length < maxSizes ? (
          <Button variant="ghost" size="s" icon="plus" onClick={add}>
            {value.length ? words.addSize : words.firstSize}
          </Button>
        ) : null}
      </Root>
    </FocusFallback>
  );
}
