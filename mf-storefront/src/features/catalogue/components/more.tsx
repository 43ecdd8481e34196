import { Banner, Button, ButtonLink, Inline, Stack } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime/page';
import { homeTexts } from '../../../home-texts.ts';
import { useHydrated } from '../../../hydration/use-hydrated.ts';
import { type CatalogueView, searchOf } from '../address.ts';
import type { ShownPages } from '../api.ts';
import { useUrlPageSync } from '../use-catalogue-filters.ts';
import { useInfiniteScroll } from '../use-infinite-scroll.ts';

const words = homeTexts.catalogue;

export function More({ pages, shown }: { pages: ShownPages; shown: CatalogueView }) {
  const { hasMore, next, failure, fetching, fetchMore } = pages;
  const hydrated = useHydrated();
  const end = useInfiniteScroll(pages, next - pages.first, hydrated);
  useUrlPageSync(shown, pages);
  if (!hasMore) return null;
  if (!hydrated) {
    return (
      <Inline justify="center">
        <ButtonLink variant="outline" to={searchOf({ ...shown, from: next })}>
          {words.more}
        </ButtonLink>
      </Inline>
    );
  }
  return (
    <Stack>
      {failure ? (
        <Banner tone="danger" live title={words.failedMore}>
          {describeFailure(failure)}
        </Banner>
      ) : null}
      <div ref={end}>
        <Inline justify="center">
          <Button variant="outline" loading={fetching} onClick={fetchMore}>
            {failure ? words.retry : words.more}
          </Button>
        </Inline>
      </div>
    </Stack>
  );
}
