import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { formTexts } from '../../lazy-texts.ts';
import { feedbackTexts } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';

interface FormErrorSummaryProps {
  title?: string;
  errors: readonly { field?: string; message: string }[];
}

const Root = styled.div`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-danger-tint);
  color: var(--color-danger);
  font-size: var(--font-size-s);
  line-height: 1.45;

  strong {
    display: block;
    font-weight: var(--weight-label);
  }

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  a {
    text-underline-offset: 0.24em;
  }
`;

/** Errors that kept a form from being sent. Takes the focus when it appears, without scripts too, so that it is read first. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) root.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <Root ref={root} role="alert" tabIndex={-1} autoFocus>
      <Icon name="triangle-alert" />
      <div>
        <strong>{title ?? (errors.some((error) => error.field) ? formTexts.errors : feedbackTexts.attention)}</strong>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={message}>{field === undefined ? message : <a href={`#${field}`}>{message}</a>}</li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
