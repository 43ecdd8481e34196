import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { feedbackTexts } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1-half);
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);
  line-height: 1.45;
  color: var(--color-danger);

  > [data-icon] {
    margin-top: var(--space-half);
  }
`;

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon name="triangle-alert" size="s" />
      <span>
        <VisuallyHidden>{feedbackTexts.error}</VisuallyHidden>
        {children}
      </span>
    </ErrorLine>
  );
}
