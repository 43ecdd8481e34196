import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink, EmptyState, ErrorState, Loading, ShopPage, Skeleton } from 'shared-design-system/shop';
import { describeFailure, useRead } from 'shared-runtime/page';
import { shopRead } from '../features/shop/api.ts';
import { texts } from '../texts.ts';

export default function Start() {
  const { merchantName = '' } = useParams();
  const { data: shop, error, refetch } = useRead(shopRead, { merchantName });
  useEffect(() => {
    if (shop) document.title = texts.title(shop.title);
  }, [shop]);
  return (
    <ShopPage width="narrow">
      {shop ? (
        <EmptyState
          level={1}
          icon="star"
          title={texts.empty}
          text={texts.invite(shop.title)}
          actions={<ButtonLink to={`/shop/${merchantName}`}>{texts.catalogue}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState level={1} title={texts.failed} text={describeFailure(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="title" />
        </Loading>
      )}
    </ShopPage>
  );
}
