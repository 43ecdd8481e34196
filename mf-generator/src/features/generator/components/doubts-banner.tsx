import type { Generation } from 'shared-contracts';
import { Banner, Stack, Text } from 'shared-design-system/office';
import { doubtsTexts as words } from '../doubts-texts.ts';
import { texts } from '../texts.ts';

export default function DoubtsBanner({ generation: { inputs, returned } }: { generation: Generation }) {
  const found = inputs.flatMap(({ place, doubts }, index) => {
    if (doubts.length === 0) return [];
    const text = doubts.map((doubt) => words[doubt]).join(' ');
    return [{ place, text: inputs.length > 1 ? words.of(texts.input.of(index + 1), text) : text }];
  });
  return (
    <Banner tone="warn" title={words.title}>
      <Stack gap={1}>
        {found.map(({ place, text }) => (
          <Text key={place}>{text}</Text>
        ))}
        {returned ? <Text>{texts.returned}</Text> : null}
      </Stack>
    </Banner>
  );
}
