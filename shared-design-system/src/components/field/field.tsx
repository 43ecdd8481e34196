import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { formTexts } from '../../lazy-texts.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';
import { Hint } from './hint.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  aside?: ReactNode;
  group?: boolean;
  hideLabel?: boolean;
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1-half);
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  min-width: 0;
  font-size: var(--font-size-s);
  line-height: 1.45;
  container-type: inline-size;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Label = styled.label`
  font-weight: var(--weight-label);
`;

const Aside = styled.span`
  color: var(--color-muted);

  &[data-end] {
    margin-left: auto;
  }

  > [data-short] {
    display: none;
  }

  /* Two fields beside each other on a phone. */
  @container (max-width: 12.5rem) {
    > [data-full] {
      display: none;
    }

    > [data-short] {
      display: inline;
    }
  }
`;

const filled = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

export function Field(props: FieldProps) {
  const { label, hint, error, optional, aside, group = false, hideLabel, children } = props;
  const id = useId();
  const noteId = `${id}note`;
  const failed = filled(error);
  const described = failed || filled(hint);
  const control = {
    id,
    ...(described ? { 'aria-describedby': noteId } : {}),
    ...(failed ? { 'aria-invalid': true as const } : {}),
  };
  const labelId = `${id}label`;
  const groupVoice = {
    role: 'group',
    'aria-labelledby': labelId,
    'aria-describedby': described ? noteId : undefined,
    // ARIA has no invalid state for groups.
    'data-invalid': failed ? '' : undefined,
  };
  return (
    <Root data-field="" {...(group ? groupVoice : {})}>
      <Line data-hidden={hideLabel ? '' : undefined}>
        <Label as={group ? 'span' : 'label'} id={labelId} {...(group ? {} : { htmlFor: id })}>
          {label}
        </Label>
        {optional ? (
          <Aside>
            <span data-full="">{formTexts.optional}</span>
            <span data-short="" aria-hidden>
              {formTexts.optionalShort}
            </span>
          </Aside>
        ) : null}
        {aside === undefined ? null : <Aside data-end="">{aside}</Aside>}
      </Line>
      <FieldContext.Provider value={group ? null : control}>{children}</FieldContext.Provider>
      {failed ? <FieldError id={noteId}>{error}</FieldError> : null}
      {!failed && described ? <Hint id={noteId}>{hint}</Hint> : null}
    </Root>
  );
}
