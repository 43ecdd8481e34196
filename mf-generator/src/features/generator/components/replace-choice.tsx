import { useState } from 'react';
import type { ContentItem } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Button, Dialog, Picture, Stack, Text } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const words = texts.take;

interface ReplaceChoiceProps {
  product: string;
  pictures: readonly ContentItem[];
  onChoose: (replaced: ContentItem) => void;
  onClose: () => void;
}

export function ReplaceChoice({ product, pictures, onChoose, onClose }: ReplaceChoiceProps) {
  const [at, setAt] = useState(String(pictures.length - 1));
  const chosen = pictures[Number(at)];
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.replaceTitle}
      footer={<Button onClick={() => chosen && onChoose(chosen)}>{words.replace}</Button>}
    >
      <Stack gap={3}>
        <Text>{words.isFull(product)}</Text>
        <RadioCards
          label={words.replaceTitle}
          columns={3}
          value={at}
          onChange={setAt}
          options={pictures.map(({ link }, index) => ({
            value: String(index),
            label: words.picture(index + 1),
            picture: <Picture src={link} alt="" ratio="square" sizes="12rem" />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
