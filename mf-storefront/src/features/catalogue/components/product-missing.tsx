import { useEffect } from 'react';
import { ButtonLink, EmptyState } from 'shared-design-system/shop';
import { productTexts } from '../../../product-texts.ts';

interface ProductMissingProps {
  gone: boolean;
  home: string;
  onShown?: () => void;
}

export function ProductMissing({ gone, home, onShown }: ProductMissingProps) {
  useEffect(() => onShown?.(), [onShown]);
  const { title, text } = gone ? productTexts.gone : productTexts.missing;
  return (
    <EmptyState
      level={1}
      drawing
      title={title}
      text={text}
      actions={<ButtonLink to={home}>{productTexts.toCatalogue}</ButtonLink>}
    />
  );
}
