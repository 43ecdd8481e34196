import { maxPromptLength } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Card, Field, Skeleton, Stack, Text, TextArea } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useListGeneratorCategoriesQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { StylePicture } from './style-picture.tsx';

interface StyleCardProps {
  style: string | null;
  onStyle: (slug: string) => void;
  words: string;
  onWords: (words: string) => void;
  note: string;
}

export function StyleCard({ style, onStyle, words, onWords, note }: StyleCardProps) {
  const query = useListGeneratorCategoriesQuery({});
  return (
    <Card title={texts.style.title}>
      <Stack gap={4}>
        <Loaded query={query} failed={texts.style.failed} skeleton={<Skeleton shape="block" lines={4} />}>
          {(categories) => (
            <RadioCards
              label={texts.style.title}
              columns={3}
              value={style}
              onChange={onStyle}
              options={categories.map(({ slug, name }) => ({
                value: slug,
                label: name,
                picture: <StylePicture slug={slug} />,
              }))}
            />
          )}
        </Loaded>
        <Field label={texts.words.label} optional>
          <TextArea
            rows={2}
            maxLength={maxPromptLength}
            placeholder={texts.words.placeholder}
            value={words}
            onChange={(event) => onWords(event.target.value)}
          />
        </Field>
        <Text tone="muted">{note}</Text>
      </Stack>
    </Card>
  );
}
