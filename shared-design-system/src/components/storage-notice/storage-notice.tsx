import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';

interface StorageNoticeProps {
  /** What is lost with the page, in one sentence. */
  children: ReactNode;
}

/** Says quietly, where it matters, that this browser keeps nothing of what stands here. */
export function StorageNotice({ children }: StorageNoticeProps) {
  return (
    <div role="status">
      <Text size="s" tone="muted">
        {children}
      </Text>
    </div>
  );
}
