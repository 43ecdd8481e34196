import type { ReactNode } from 'react';
import { Stack, Text } from 'shared-design-system/shop';

interface WayProps {
  text: string;
  /** The button that changes it; none where a press would do nothing. */
  children?: ReactNode;
}

/** One way to hear of the order: what it does now, read out when it changes, and below it what changes it. */
export const Way = ({ text, children }: WayProps) => (
  <Stack gap={2} align="start">
    <div role="status">
      <Text tone="muted">{text}</Text>
    </div>
    {children}
  </Stack>
);
