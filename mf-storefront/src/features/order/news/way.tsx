import type { ReactNode } from 'react';
import { Stack, Text } from 'shared-design-system/shop';

interface WayProps {
  text: string;
  children?: ReactNode;
}

export const Way = ({ text, children }: WayProps) => (
  <Stack gap={2} align="start">
    <div role="status">
      <Text tone="muted">{text}</Text>
    </div>
    {children}
  </Stack>
);
