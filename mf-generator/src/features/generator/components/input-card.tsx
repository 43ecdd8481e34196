import { Button, Card, Inline, Picture, PictureIntake, Stack, styled, Text } from 'shared-design-system';
import { texts } from '../texts.ts';
import type { ChosenInput } from '../use-inputs.ts';

const words = texts.input;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--space-3);

  > figure {
    margin: 0;
    border-radius: var(--radius-m);
    overflow: hidden;
  }
`;

interface InputCardProps {
  inputs: readonly ChosenInput[];
  room: number;
  uploading: boolean;
  onAdd: (file: Blob, preview: Blob) => void;
  onClear: () => void;
}

/** Photographs of the thing, up to four; those that are there, and a place for more. */
export function InputCard({ inputs, room, uploading, onAdd, onClear }: InputCardProps) {
  return (
    <Card
      title={words.title}
      aside={
        inputs.length > 0 ? (
          <Button variant="ghost" size="s" onClick={onClear}>
            {words.again}
          </Button>
        ) : null
      }
    >
      <Stack gap={3}>
        {inputs.length > 0 ? (
          <Pictures>
            {inputs.map(({ id, src }, index) => (
              <figure key={id}>
                <Picture src={src} alt={words.of(index + 1)} ratio="square" priority />
              </figure>
            ))}
          </Pictures>
        ) : null}
        {room > 0 ? <PictureIntake label={words.label} room={room} onPicture={onAdd} /> : null}
        <Inline>
          <Text tone="muted">{uploading ? words.uploading : words.hint}</Text>
        </Inline>
      </Stack>
    </Card>
  );
}
