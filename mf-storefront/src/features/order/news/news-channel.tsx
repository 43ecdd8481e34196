import type { ReactNode } from 'react';
import { Stack, Text } from 'shared-design-system/shop';

interface NewsChannelProps {
  text: string;
  children?: ReactNode;
}

export const NewsChannel = ({ text, children }: NewsChannelProps) => (
  <Stack gap={2} align="start">
    <div role="status">
      <Text tone="muted">{text}</Text>
    </div>
    {children}
  </Stack>
);
