import { BrandMark } from 'shared-design-system/pages';
import { ButtonLink, EmptyState, ShopPage } from 'shared-design-system/shop';
import { texts } from '../features/texts.ts';
import { SiteHeader } from '../layout/site-header.tsx';

export default function NotFound() {
  return (
    <>
      <SiteHeader home="/" mark={<BrandMark size={36} />} />
      <ShopPage width="narrow">
        <EmptyState
          level={1}
          title={texts.notFound.title}
          text={texts.notFound.text}
          actions={<ButtonLink to="/">{texts.notFound.home}</ButtonLink>}
        />
      </ShopPage>
    </>
  );
}
