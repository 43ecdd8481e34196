import { useId, useRef } from 'react';
import { cartFields } from 'shared-contracts';
import { FieldError, focusWithin, unseenControl, usePageEffect } from 'shared-design-system/pages';
import { formatPrice, styled, typeset } from 'shared-design-system/shop';
import { useHydrated } from '../../../hydration/use-hydrated.ts';
import { productTexts } from '../../../product-texts.ts';

interface SizePickerProps {
  label?: string;
  sizes: readonly { id: string; value: string; price?: number; disabled?: boolean }[];
  value: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Label = styled.span`
  font-size: var(--font-size-s);
  font-weight: var(--weight-label);
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Option = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  gap: var(--space-half);
  min-width: 6.5rem;
  max-width: 100%;
  min-height: 3.5rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-field);
  box-shadow: inset 0 0 0 var(--stroke-m) var(--color-control-border);
  line-height: 1.25;
  cursor: pointer;
  overflow-wrap: anywhere;
  ${focusWithin}

  > strong {
    font-weight: var(--weight-bold);
  }

  > small {
    font-size: var(--font-size-xs);
    color: var(--color-muted);
    text-wrap: balance;
  }

  > span {
    font-size: var(--font-size-s);
    font-weight: var(--weight-label);
  }

  &:has([aria-invalid]) {
    box-shadow: inset 0 0 0 var(--stroke-m) var(--color-danger);
  }

  &:has(:checked) {
    background: var(--color-main-tint);
    box-shadow: inset 0 0 0 var(--stroke-mark) var(--color-main-mark);
  }

  &:has(:checked) > small {
    color: var(--color-text);
  }

  &:has(:disabled) {
    color: var(--color-muted);
    box-shadow: inset 0 0 0 var(--stroke-m) var(--color-border);
    cursor: not-allowed;
  }

  &:has(:disabled) > strong {
    text-decoration: line-through;
  }
`;

const Native = styled.input(unseenControl);

const parts = (value: string) => value.split(/\s[·—–]\s/, 2).map((part) => part.trim());

export function SizePicker({ label = productTexts.size, sizes, value, onChange, error }: SizePickerProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  // Takes over a size that was chosen in the server's markup before hydration: React reports no change for it.
  usePageEffect(() => {
    const chosen = Array.from(root.current?.querySelectorAll('input') ?? []).findIndex((input) => input.checked);
    const size = sizes[chosen];
    if (size && size.id !== value) onChange(size.id);
  }, []);
  return (
    <Root
      ref={root}
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <Label id={`${id}label`}>{label}</Label>
      <Options>
        {sizes.map((size) => {
          const [name, detail] = parts(typeset(size.value));
          const price = size.price === undefined ? null : formatPrice(size.price);
          return (
            <Option key={size.id}>
              <Native
                type="radio"
                name={cartFields.size}
                value={size.id}
                // Before hydration the browser itself demands a choice.
                required={!hydrated}
                aria-label={price ? `${size.value}, ${price}` : size.value}
                aria-invalid={error ? true : undefined}
                checked={size.id === value}
                disabled={size.disabled}
                onChange={() => onChange(size.id)}
              />
              {size.price === undefined || hydrated ? null : (
                <input type="hidden" name={cartFields.sizePrice + size.id} value={size.price} />
              )}
              <strong>{name}</strong>
              {detail ? <small>{detail}</small> : null}
              {price ? <span>{price}</span> : null}
            </Option>
          );
        })}
      </Options>
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
    </Root>
  );
}
