import { Button, Card, IconButton, Picture, Stack, styled, Text } from 'shared-design-system/office';
import { PictureIntake } from 'shared-design-system/pictures';
import { texts } from '../texts.ts';
import type { ChosenInput } from '../use-inputs.ts';

const words = texts.input;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    border-radius: var(--radius-m);
    overflow: hidden;
  }

  > li > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    background: var(--color-surface);
    border-radius: 0 0 0 var(--radius-m);
  }
`;

interface InputCardProps {
  inputs: readonly ChosenInput[];
  product: string | null;
  room: number;
  uploading: boolean;
  isFixed: boolean;
  onAdd: (file: Blob, preview: Blob) => void;
  onRemove: (place: number) => void;
  onClear: () => void;
}

export function InputCard(props: InputCardProps) {
  const { inputs, product, room, uploading, isFixed, onAdd, onRemove, onClear } = props;
  return (
    <Card
      title={product ? words.ofProduct(product) : words.title}
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
            {inputs.map(({ id, src, place }, index) => (
              <li key={id}>
                <Picture src={src} alt={words.of(index + 1)} ratio="square" priority />
                {place === null || isFixed || inputs.length === 1 ? null : (
                  <IconButton icon="x" label={words.remove(index + 1)} onClick={() => onRemove(place)} />
                )}
              </li>
            ))}
          </Pictures>
        ) : null}
        <PictureIntake label={words.label} room={isFixed ? 0 : room} onPicture={onAdd} />
        <Text tone="muted">{uploading ? words.uploading : words.hint}</Text>
      </Stack>
    </Card>
  );
}
