import styled from '@emotion/styled';
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useEffect,
  useRef,
} from 'react';
import { iconButton } from '../../recipes/button.ts';
import { bareInput, fieldFrame } from '../../recipes/control.ts';
import { cssOf } from '../../recipes/recipe.ts';
import { actionTexts } from '../../texts.ts';
import { media } from '../../tokens/media.ts';
import { useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';

export type NativeProps<Attributes> = Omit<Attributes, 'className' | 'style' | 'size' | 'prefix'>;

interface TextInputProps extends NativeProps<InputHTMLAttributes<HTMLInputElement>> {
  icon?: IconName;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export const Frame = styled.div(fieldFrame);
export const Bare = styled.input(bareInput);

const Fixed = styled.span`
  flex: none;
  color: var(--color-muted);

  &:first-of-type:not(:last-of-type) {
    margin-inline-end: calc(-1 * var(--space-1));
  }
`;

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const { icon, prefix, suffix, ...rest } = props;
  const control = useFieldControl(rest);
  return (
    <Frame>
      {icon ? <Icon name={icon} /> : null}
      {prefix === undefined ? null : <Fixed>{prefix}</Fixed>}
      <Bare ref={ref} type="text" {...control} />
      {suffix === undefined ? null : <Fixed>{suffix}</Fixed>}
    </Frame>
  );
});

const Area = styled.textarea`
  ${fieldFrame}
  display: block;
  min-height: 6rem;
  padding-block: var(--space-3);
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;

  &:focus-visible {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--stroke-s);
    border-color: transparent;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 calc(var(--stroke-s) / 2) var(--color-danger);
  }

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
`;

type TextAreaProps = NativeProps<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const control = useFieldControl(props);
  return <Area ref={ref} rows={3} {...control} />;
});

interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
  takesFocus?: boolean;
}

const SearchFrame = styled(Frame)`
  min-height: 3rem;
  padding-inline-end: 0;
  background: var(--color-sunken);
  border-color: transparent;

  [data-area='office'] & {
    padding-inline-end: 0;
    background: var(--color-ground);
  }

  ${media.desktop} {
    [data-area='office'] header & {
      background: var(--color-field);
    }
  }

  > input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button(cssOf(iconButton));

export function SearchInput({ value, onChange, label, placeholder, takesFocus }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const requested = useRef(takesFocus);
  useEffect(() => {
    if (requested.current) input.current?.focus();
  }, []);
  return (
    <SearchFrame>
      <Icon name="search" />
      <Bare
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <Clear type="button" aria-label={actionTexts.clear} onClick={() => onChange('')}>
          <Icon name="x" size="s" />
        </Clear>
      )}
    </SearchFrame>
  );
}
