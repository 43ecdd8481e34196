import { Banner, Button, ButtonLink, Card, Inline, Stack, Text } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { importTexts } from '../texts.ts';
import type { ProductImport } from '../use-import.ts';
import type { ImportedPicturesState } from '../use-imported-pictures.ts';
import { FileField } from './file-field.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { UndoneText } from './undone-text.tsx';

const words = importTexts.done;
const { pictures: pictureWords } = importTexts;
const maxNamed = 20;

function PicturesPart({ pictures }: { pictures: ImportedPicturesState }) {
  const { failed, missing } = pictures;
  const names = [...new Set(missing.map(({ name }) => name))];
  return (
    <>
      {pictures.running ? (
        <ProgressBar
          label={pictureWords.progress(pictures.done, pictures.all)}
          value={pictures.all ? pictures.done / pictures.all : 1}
        />
      ) : null}
      {failed.length > 0 ? (
        <Banner
          tone="danger"
          live
          title={pictureWords.failed(failed.length)}
          actions={
            pictures.retry ? (
              <Button variant="outline" size="s" icon="refresh" loading={pictures.running} onClick={pictures.retry}>
                {texts.retry}
              </Button>
            ) : undefined
          }
        >
          <Stack gap={1}>
            {failed.slice(0, maxNamed).map(({ title, picture, reason }) => (
              <Text key={`${title} ${picture}`} size="s">
                {pictureWords.one(title, picture, reason)}
              </Text>
            ))}
            {failed.length > maxNamed ? <Text size="s">{pictureWords.more(failed.length - maxNamed)}</Text> : null}
          </Stack>
        </Banner>
      ) : null}
      {missing.length > 0 && !pictures.running ? (
        <FileField
          label={pictureWords.choose(names.length)}
          hint={pictureWords.names(names.slice(0, 5), names.length > 5)}
          accept="image/jpeg,image/png,image/webp"
          icon="image-plus"
          multiple
          onFiles={(files) => void pictures.give(files)}
        />
      ) : null}
    </>
  );
}

export function DoneCard({ table, pictures }: { table: ProductImport; pictures: ImportedPicturesState }) {
  const { done, undone } = table;
  if (!done) return null;
  return (
    <Card title={undone ? words.undone : words.title} gap={4}>
      {undone ? <UndoneText undone={undone} /> : <Text>{words.counts(done.counts)}</Text>}
      {undone ? null : <PicturesPart pictures={pictures} />}
      <Inline gap={2}>
        <ButtonLink to="/merchant/products">{words.toProducts}</ButtonLink>
        {undone ? null : (
          <Button
            variant="outline"
            icon="undo"
            loading={table.undoing}
            disabled={pictures.running}
            onClick={() => void table.undo()}
          >
            {words.undo}
          </Button>
        )}
        <Button variant="ghost" disabled={pictures.running} onClick={table.again}>
          {words.again}
        </Button>
      </Inline>
    </Card>
  );
}
