import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import emptyDrawing from '../../pictures/empty.svg';
import failedDrawing from '../../pictures/failed.svg';
import { feedbackTexts, actionTexts as words } from '../../texts.ts';
import { media } from '../../tokens/media.ts';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Text } from '../text/text.tsx';

interface StateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  drawing?: boolean;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  max-width: 32.5rem;
  margin-inline: auto;
  padding: var(--space-7) var(--space-4);
  overflow-wrap: anywhere;
  text-align: center;

  > * {
    min-width: 0;
    max-width: 100%;
  }

  > img {
    width: 11.25rem;
    height: 8.4375rem;
    filter: var(--picture-filter);
  }

  ${media.tablet} {
    > img {
      width: 15rem;
      height: 11.25rem;
    }
  }
`;

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  margin-bottom: var(--space-1);
  border-radius: 50%;
  background: var(--color-main-tint);
  color: var(--color-main-text);

  &[data-failed] {
    background: var(--color-danger-tint);
    color: var(--color-danger);
  }
`;

const Words = styled.div`
  color: var(--color-muted);
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;

interface FrameProps extends StateProps {
  failed?: boolean;
  code?: string | undefined;
}

function Frame({ title, text, icon, drawing, actions, level = 2, failed = false, code }: FrameProps) {
  const sign = icon ? (
    <Circle data-failed={failed ? '' : undefined}>
      <Icon name={icon} size="l" />
    </Circle>
  ) : null;
  return (
    <Root role={failed ? 'alert' : undefined}>
      {drawing ? <img src={failed ? failedDrawing : emptyDrawing} alt="" width="240" height="180" /> : sign}
      <Heading level={level} size="l">
        {title}
      </Heading>
      {text === undefined ? null : <Words>{text}</Words>}
      {actions ? <Actions>{actions}</Actions> : null}
      {code === undefined ? null : (
        <Text size="xs" tone="muted">
          {feedbackTexts.code(code)}
        </Text>
      )}
    </Root>
  );
}

export const EmptyState = ({ icon = 'package', ...props }: StateProps) => <Frame icon={icon} {...props} />;

interface ErrorStateProps extends StateProps {
  onRetry?: () => void;
  retrying?: boolean;
  code?: string | undefined;
}

export function ErrorState({ onRetry, retrying = false, code, ...props }: ErrorStateProps) {
  const retry = onRetry ? (
    <Button icon="refresh" loading={retrying} onClick={onRetry}>
      {words.retry}
    </Button>
  ) : null;
  return (
    <Frame
      failed
      icon="cloud-off"
      {...props}
      code={code}
      actions={
        retry || props.actions ? (
          <>
            {retry}
            {props.actions}
          </>
        ) : undefined
      }
    />
  );
}
