import { ButtonLink, EmptyState } from 'shared-design-system/shop';
import { productTexts } from '../../../product-texts.ts';

/** A product that never was, is not published, or has been deleted (decision 4.7). */
export function ProductMissing({ gone, home }: { gone: boolean; home: string }) {
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
