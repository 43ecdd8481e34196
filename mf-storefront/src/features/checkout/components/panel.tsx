import type { ReactNode } from 'react';
import { Divider } from 'shared-design-system/pages';
import { Heading, Stack } from 'shared-design-system/shop';

export function Panel({ title, first = false, children }: { title: string; first?: boolean; children: ReactNode }) {
  return (
    <Stack as="section" gap={5}>
      {first ? null : <Divider />}
      <Heading level={2} size="l">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
