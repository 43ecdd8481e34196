import { type Generation, maxVisiblePictures, shownContent } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-design-system/office';
import { usePicturesOfProductQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { useReplace } from '../use-replace.ts';

const words = texts.take;

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
  onTake: () => void;
  taking: boolean;
}

/** A picture made of a product's picture replaces that one, so that it can be taken even if the product has as many pictures as it may have. */
export function MainTakeAction({ generation, output, onTake, taking }: TakeActionsProps & { output: number }) {
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

export function OtherAction({ generation, onTake, taking }: TakeActionsProps) {
  const { isLoading, isReplacing, productLink, hasRoom } = useSource(generation);
  if (isLoading || (isReplacing ? !hasRoom : productLink === null)) return null;
  return (
    <Button variant="outline" loading={taking} onClick={onTake}>
      {isReplacing ? words.beside : words.take}
    </Button>
  );
}
