import { useEffect, useRef } from 'react';
import type { ShownPages } from './api.ts';

/** Pages that load by themselves on scrolling; further ones need a press, so that the footer can be reached. */
const maxByThemselves = 4;

export function useInfiniteScroll(
  { hasMore, fetching, failure, fetchMore }: ShownPages,
  shownPages: number,
  there: boolean,
) {
  const end = useRef<HTMLDivElement>(null);
  const goes = there && hasMore && !fetching && !failure && shownPages < maxByThemselves;
  useEffect(() => {
    if (!goes || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetchMore();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [goes, fetchMore]);
  return end;
}
