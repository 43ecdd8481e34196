import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Generation, maxVisiblePictures } from 'shared-contracts';
import { useCropDialog, useToast } from 'shared-design-system';
import { createUuid, describeFailure, isFailure } from 'shared-runtime';
import { useAddProductPictureMutation, useSettleGenerationMutation } from './api.ts';
import { ProductChoice } from './components/product-choice.tsx';
import { texts } from './texts.ts';

const words = texts.take;

interface Taker {
  /** Puts a picture of a generation through the crop dialog into its product's pictures, or into those of one to be chosen. */
  take: (generation: Generation, output: number) => void;
  busy: boolean;
  /** To be rendered. */
  dialogs: ReactElement;
}

/** From a result to a product's picture: the crop dialog, and before it the choice of a product where it is of none. */
export function useTake(): Taker {
  const crop = useCropDialog();
  const [upload, { isLoading }] = useAddProductPictureMutation();
  const [settle] = useSettleGenerationMutation();
  const { show } = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ generation: Generation; link: string } | null>(null);

  const keep = async (attemptId: string, productId: string, blob: Blob) => {
    const { data, error } = await upload({
      file: blob,
      idempotencyToken: createUuid(),
      externalId: productId,
      order: maxVisiblePictures,
    });
    if (data) {
      void settle({ attemptId, settlement: 'taken' });
      show({
        type: 'happy',
        title: words.taken,
        action: { label: words.open, onPress: () => navigate(`/merchant/products/${productId}`) },
      });
      return;
    }
    const full = isFailure(error) && error.code === 'picture_limit';
    show({ type: 'danger', title: words.notTaken, text: full ? words.full : describeFailure(error) });
  };
  const cropFor = (attemptId: string, productId: string, link: string) =>
    crop.open({ source: link, onSave: ({ blob }) => void keep(attemptId, productId, blob) });
  return {
    take: (generation, output) => {
      const link = generation.outputContents[output]?.publicLink;
      if (!link) return;
      if (generation.productId) cropFor(generation.attemptId, generation.productId, link);
      else setAsked({ generation, link });
    },
    busy: isLoading || crop.loading,
    dialogs: (
      <>
        {asked ? (
          <ProductChoice
            onClose={() => setAsked(null)}
            onChoose={({ id }) => {
              setAsked(null);
              cropFor(asked.generation.attemptId, id, asked.link);
            }}
          />
        ) : null}
        {crop.dialog}
      </>
    ),
  };
}
