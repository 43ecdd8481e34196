import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef } from 'react';
import { bareInput, fieldFrame } from '../../recipes/control.ts';
import { media } from '../../tokens/media.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

interface SearchOrder {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

interface SearchFormProps {
  action: string;
  label: string;
  submit: string;
  name: string;
  value: string;
  maxLength?: number;
  onSearch: (value: string) => void;
  kept?: Readonly<Record<string, string>>;
  order?: SearchOrder;
}

const Root = styled.form`
  display: flex;
  gap: var(--space-3);
`;

const Box = styled.div`
  ${fieldFrame}
  flex: 1;
  padding-inline-end: 0;

  /* The browser's own cross is blue; drawing another would cost every first page more than it is worth. */
  > input::-webkit-search-cancel-button {
    filter: grayscale(1);
    cursor: pointer;
  }
`;

const OrderBox = styled.div`
  ${fieldFrame}
  position: relative;
  flex: none;
  width: auto;

  > select {
    ${bareInput}
    appearance: none;
    padding-inline-end: var(--space-6);
    cursor: pointer;
  }

  /* On a phone an icon over what is chosen from: the field beside it needs the room. */
  ${media.phone} {
    width: var(--field);
    padding: 0;

    > select {
      opacity: 0;
    }
  }

  option {
    background: var(--color-field);
    color: var(--color-text);
  }

  > [data-icon] {
    position: absolute;
    inset-inline-end: var(--space-4);
    rotate: 90deg;
    pointer-events: none;
  }

  /* Another order than the shop's own. */
  &:has(option ~ option:checked) {
    border: var(--stroke-l) solid var(--color-main-text);
  }
`;

const Input = styled.input(bareInput);

export function SearchForm(props: SearchFormProps) {
  const { action, label, submit, name, value, maxLength, onSearch, kept = {}, order } = props;
  const input = useRef<HTMLInputElement>(null);
  // Uncontrolled: what is typed before scripts run stays. After going back it shows what was searched there.
  const searched = useRef(value);
  useEffect(() => {
    if (searched.current === value) return;
    searched.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <Root role="search" method="get" action={action} onSubmit={send}>
      {Object.entries(kept).map(([key, held]) => (
        <input key={key} type="hidden" name={key} value={held} />
      ))}
      <Box>
        <Input
          ref={input}
          type="search"
          name={name}
          defaultValue={value}
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
        />
        <IconButton type="submit" icon="search" label={submit} />
      </Box>
      {order ? (
        <OrderBox>
          <select
            name={order.name}
            aria-label={order.label}
            value={order.value}
            onChange={(event) => order.onChange(event.target.value)}
          >
            {order.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="arrow-left-right" size="l" />
        </OrderBox>
      ) : null}
    </Root>
  );
}
