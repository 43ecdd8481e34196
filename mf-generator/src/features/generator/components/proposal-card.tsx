import { Button, Card, Heading, IconButton, Inline, Stack, Text } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const words = texts.propose;
const fields = ['title', 'description'] as const;

type Field = (typeof fields)[number];
export type ProductTexts = Record<Field, string>;
export type ReplacedTexts = Record<Field, string | null>;

interface ProposalCardProps {
  proposed: ProductTexts;
  replaced: ReplacedTexts;
  onTake: (field: Field) => void;
  onGiveBack: (field: Field) => void;
  onClose: () => void;
}

export function ProposalCard({ proposed, replaced, onTake, onGiveBack, onClose }: ProposalCardProps) {
  return (
    <Card title={words.title} gap={4} aside={<IconButton icon="x" label={words.close} onClick={onClose} />}>
      {fields.map((field) =>
        proposed[field] === '' ? null : (
          <Stack key={field} gap={2}>
            <Heading level={3} size="s">
              {words.fields[field].name}
            </Heading>
            <Text>{proposed[field]}</Text>
            <Inline>
              {/* One button, so that the focus stays on it. */}
              <Button
                variant="outline"
                size="s"
                onClick={() => (replaced[field] === null ? onTake(field) : onGiveBack(field))}
              >
                {replaced[field] === null ? words.fields[field].take : words.fields[field].giveBack}
              </Button>
            </Inline>
          </Stack>
        ),
      )}
    </Card>
  );
}
