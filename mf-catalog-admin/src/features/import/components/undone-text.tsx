import { useEffect, useRef } from 'react';
import type { ImportUndoResult } from 'shared-contracts';
import { ButtonLink, Inline, Stack, Text } from 'shared-design-system/office';
import { importTexts } from '../texts.ts';

const words = importTexts.done;

export function UndoneText({ undone }: { undone: ImportUndoResult }) {
  const result = useRef<HTMLSpanElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <Stack gap={3}>
      <Text>
        <span ref={result} tabIndex={-1}>
          {undone.already ? words.already : words.left(undone)}
        </span>
      </Text>
      {undone.removed > 0 ? (
        <Inline>
          <ButtonLink variant="outline" icon="trash" to="/merchant/products/bin?show=product">
            {words.toBin}
          </ButtonLink>
        </Inline>
      ) : null}
    </Stack>
  );
}
