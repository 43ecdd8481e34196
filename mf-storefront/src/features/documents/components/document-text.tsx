import { Heading, Stack, styled, Text, typeset } from 'shared-design-system/shop';
import type { ShopDocument } from '../texts.ts';

const Title = styled.div`
  container-type: inline-size;
`;

export function DocumentText({ document: { title, lead, parts } }: { document: ShopDocument }) {
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Title>
          <Heading level={1}>{title}</Heading>
        </Title>
        <Text tone="muted">{lead}</Text>
      </Stack>
      {parts
        .filter((part) => part.paragraphs.length > 0)
        .map((part) => (
          <Stack as="section" gap={3} key={part.title}>
            <Heading level={2} size="s">
              {part.title}
            </Heading>
            {part.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{typeset(paragraph)}</Text>
            ))}
          </Stack>
        ))}
    </Stack>
  );
}
