import { useState } from 'react';
import type { ContentItem } from 'shared-contracts';
import { Banner, Card, Skeleton, Stack, Text } from 'shared-design-system/office';
import { PictureEditor } from 'shared-design-system/pictures';
import { describeFailure, Slot } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import type { PictureFailure } from '../save-pictures.ts';
import { pictureTexts } from '../texts.ts';
import type { ProductPictures } from '../use-product-pictures.ts';

const words = pictureTexts;

function sentenceOf({ step, order, caught }: PictureFailure): string {
  const reason = describeFailure(caught);
  return step === 'added' ? words.added(order, reason) : words[step](reason);
}

interface PictureCardProps {
  pictures: ProductPictures;
  some: boolean;
}

export function PictureCard({ pictures, some }: PictureCardProps) {
  const [large, setLarge] = useState<ContentItem | null>(null);
  const { query, failures, saving, version, setChanges, onReading } = pictures;
  const editor = (
    <PictureEditor
      pictures={pictures.pictures}
      kept={pictures.kept}
      onChange={setChanges}
      onReading={onReading}
      onLarge={setLarge}
      version={version}
      uploading={saving}
    />
  );
  // A new product has no pictures unless a draft is found: until that is known, an empty editor keeps the likely height.
  const empty = <PictureEditor key="empty" pictures={[]} onChange={setChanges} disabled />;
  const skeleton = some ? <PictureEditor pictures={undefined} onChange={setChanges} /> : <Skeleton shape="block" />;
  return (
    <Card title={words.title} gap={4}>
      {failures.length ? (
        <Banner tone="danger" live title={words.partly}>
          <Stack gap={1}>
            {failures.map((failure) => (
              <Text key={`${failure.step} ${failure.order}`}>{sentenceOf(failure)}</Text>
            ))}
            <Text>{words.retryHint}</Text>
          </Stack>
        </Banner>
      ) : null}
      {query.isUninitialized ? (
        pictures.pictures ? (
          editor
        ) : (
          empty
        )
      ) : (
        <Loaded query={query} failed={words.failed} skeleton={skeleton}>
          {() => (pictures.pictures ? editor : skeleton)}
        </Loaded>
      )}
      {large ? <Slot name="product.picture" props={{ contentId: large.id }} silent /> : null}
    </Card>
  );
}
