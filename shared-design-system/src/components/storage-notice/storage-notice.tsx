import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';

interface StorageNoticeProps {
  children: ReactNode;
}

export function StorageNotice({ children }: StorageNoticeProps) {
  return (
    <div role="status">
      <Text size="s" tone="muted">
        {children}
      </Text>
    </div>
  );
}
