import { Button, Columns, CopyButton, Inline, Stack, Text } from 'shared-design-system/office';
import { texts } from './texts.ts';

const words = texts.totp;

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap={3}>
      <Text>{words.codesText}</Text>
      <Columns count={2} phone={2}>
        {codes.map((code) => (
          <Text key={code}>{code}</Text>
        ))}
      </Columns>
      <Inline>
        <CopyButton value={codes.join('\n')} subject={words.codes} />
      </Inline>
      <Button full onClick={onDone}>
        {words.saved}
      </Button>
    </Stack>
  );
}
