import styled from '@emotion/styled';
import { forwardRef, type InputHTMLAttributes, useState } from 'react';
import { formTexts } from '../../lazy-texts.ts';
import { iconButton } from '../../recipes/button.ts';
import { cssOf } from '../../recipes/recipe.ts';
import { useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { Bare, Frame, type NativeProps } from './text-input.tsx';

type PasswordInputProps = Omit<NativeProps<InputHTMLAttributes<HTMLInputElement>>, 'type'>;

const PasswordFrame = styled(Frame)`
  padding-inline-end: var(--space-half);

  [data-area='office'] & {
    padding-inline-end: var(--space-half);
  }
`;

const Reveal = styled.button(cssOf(iconButton));

export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(props, ref) {
  const [shown, setShown] = useState(false);
  const control = useFieldControl(props);
  return (
    <PasswordFrame>
      <Bare
        ref={ref}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        type={shown ? 'text' : 'password'}
      />
      <Reveal
        type="button"
        aria-label={shown ? formTexts.hidePassword : formTexts.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </Reveal>
    </PasswordFrame>
  );
});
