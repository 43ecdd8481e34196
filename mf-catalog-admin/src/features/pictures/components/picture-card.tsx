import { useState } from 'react';
import type { ContentItem } from 'shared-contracts';
import { Card, FormErrorSummary, Skeleton } from 'shared-design-system/office';
import { PictureEditor } from 'shared-design-system/pictures';
import { Slot } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { pictureTexts } from '../texts.ts';
import type { ProductPictures } from '../use-product-pictures.ts';

const words = pictureTexts;

interface PictureCardProps {
  pictures: ProductPictures;
  some: boolean;
  saveLabel: string;
}

export function PictureCard({ pictures, some, saveLabel }: PictureCardProps) {
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
        <FormErrorSummary
          title={words.partly}
          errors={[...failures, words.retryHint(saveLabel)].map((message) => ({ message }))}
        />
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
