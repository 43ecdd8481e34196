import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ContentItem, type Generation, maxVisiblePictures, shownContent } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { useCropDialog } from 'shared-design-system/pictures';
import { createUuid, describeFailure } from 'shared-runtime';
import {
  useAddProductPictureMutation,
  useLazyPicturesOfProductQuery,
  useSettleGenerationMutation,
  useShowPictureMutation,
} from './api.ts';
import { ProductChoice } from './components/product-choice.tsx';
import { ReplaceChoice } from './components/replace-choice.tsx';
import { texts } from './texts.ts';
import { useFailure } from './use-failure.ts';

const words = texts.take;

interface Taker {
  take: (generation: Generation, output: number) => void;
  busy: boolean;
  dialogs: ReactElement;
}

interface Taking {
  attemptId: string;
  link: string;
  productId: string;
  title: string;
}

export function useTake(): Taker {
  const crop = useCropDialog();
  const [upload, { isLoading }] = useAddProductPictureMutation();
  const [showPicture] = useShowPictureMutation();
  const [readPictures, reading] = useLazyPicturesOfProductQuery();
  const [settle] = useSettleGenerationMutation();
  const { show } = useToast();
  const fail = useFailure();
  const navigate = useNavigate();
  const [pendingTake, setPendingTake] = useState<{ attemptId: string; link: string } | null>(null);
  const [full, setFull] = useState<{ taking: Taking; pictures: ContentItem[] } | null>(null);

  const showAgain = async (picture: ContentItem) => {
    const { error } = await showPicture({ contentId: picture.id, show: true });
    if (!error) return;
    const action = { label: words.undo, onPress: () => void showAgain(picture) };
    show({ type: 'danger', title: words.madeRoom, text: describeFailure(error), action });
  };
  const keep = async ({ attemptId, productId }: Taking, blob: Blob, replaced: ContentItem | null) => {
    if (replaced) {
      const { error } = await showPicture({ contentId: replaced.id, show: false });
      if (error) return fail(words.notTaken, error);
    }
    const { data, error } = await upload({
      file: blob,
      idempotencyToken: createUuid(),
      externalId: productId,
      order: replaced?.data.order ?? maxVisiblePictures,
    });
    if (!data) {
      fail(words.notTaken, error);
      if (replaced) await showAgain(replaced);
      return;
    }
    void settle({ attemptId, settlement: 'taken' });
    show({
      type: 'happy',
      title: words.taken,
      action: { label: words.open, onPress: () => navigate(`/merchant/products/${productId}`) },
    });
  };
  const cropFor = (taking: Taking, replaced: ContentItem | null) =>
    crop.open({
      source: taking.link,
      title: words.frameFor(taking.title),
      onSave: ({ blob }) => void keep(taking, blob, replaced),
    });
  const begin = async (taking: Taking) => {
    const { data, error } = await readPictures({ externalId: taking.productId });
    if (!data) return fail(words.notTaken, error);
    const pictures = shownContent(data);
    if (pictures.length < maxVisiblePictures) cropFor(taking, null);
    else setFull({ taking, pictures });
  };
  return {
    take: ({ attemptId, productId, productTitle, outputContents }, output) => {
      const link = outputContents[output]?.publicLink;
      if (!link) return;
      // If the product was deleted meanwhile, the merchant chooses another.
      if (productId && productTitle) void begin({ attemptId, link, productId, title: productTitle });
      else setPendingTake({ attemptId, link });
    },
    busy: isLoading || crop.loading || reading.isFetching,
    dialogs: (
      <>
        {pendingTake ? (
          <ProductChoice
            onClose={() => setPendingTake(null)}
            onChoose={({ id, title }) => {
              setPendingTake(null);
              void begin({ ...pendingTake, productId: id, title });
            }}
          />
        ) : null}
        {full ? (
          <ReplaceChoice
            product={full.taking.title}
            pictures={full.pictures}
            onClose={() => setFull(null)}
            onChoose={(replaced) => {
              setFull(null);
              cropFor(full.taking, replaced);
            }}
          />
        ) : null}
        {crop.dialog}
      </>
    ),
  };
}
