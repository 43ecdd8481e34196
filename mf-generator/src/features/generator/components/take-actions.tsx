import { type Generation, maxVisiblePictures, shownContent } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-design-system/office';
import { usePicturesOfProductQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { useReplace } from '../use-replace.ts';

const words = texts.take;

/** Where a result can go: which of its product's pictures it was made of is shown, and whether one more may stand beside it. */
function useSource({ productId, productTitle, sourceContentId, settlement }: Generation) {
  const isTaken = settlement === 'taken';
  const isOfPicture = productTitle !== null && sourceContentId !== null;
  const { data, isLoading } = usePicturesOfProductQuery({ externalId: productId ?? '' }, { skip: !isOfPicture });
  const shown = shownContent(data ?? []);
  return {
    isLoading,
    productLink: isTaken && productTitle !== null ? `/merchant/products/${productId}` : null,
    isReplacing: !isTaken && (isLoading || shown.some(({ id }) => id === sourceContentId)),
    hasRoom: shown.length < maxVisiblePictures,
  };
}

interface TakeActionsProps {
  generation: Generation;
  /** Puts the chosen picture through the crop dialog into a product's pictures. */
  onTake: () => void;
  taking: boolean;
}

/**
 * What comes next for a result. One that was made of a product's picture takes its place, so that a product with as many pictures as it may
 * have is no obstacle; once it is there, the product is next. Any other goes to a product that is asked for.
 */
export function NextAction({ generation, output, onTake, taking }: TakeActionsProps & { output: number }) {
  const { isLoading, isReplacing, productLink } = useSource(generation);
  const { replace, replacing } = useReplace();
  if (productLink !== null) {
    return (
      <ButtonLink to={productLink} icon="tag">
        {words.open}
      </ButtonLink>
    );
  }
  if (!isReplacing) {
    return (
      <Button icon="tag" loading={taking} onClick={onTake}>
        {words.take}
      </Button>
    );
  }
  return (
    <Button icon="check" loading={isLoading || replacing} onClick={() => void replace(generation.attemptId, output)}>
      {words.replacePicture}
    </Button>
  );
}

/** Another way for the same result: beside the picture that it was made of, or to a product once more. Nothing where there is none. */
export function OtherAction({ generation, onTake, taking }: TakeActionsProps) {
  const { isLoading, isReplacing, productLink, hasRoom } = useSource(generation);
  if (isLoading || (isReplacing ? !hasRoom : productLink === null)) return null;
  return (
    <Button variant="outline" loading={taking} onClick={onTake}>
      {isReplacing ? words.beside : words.take}
    </Button>
  );
}
