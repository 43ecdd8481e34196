import { useEffect, useState } from 'react';
import { createObjectUrls, type ObjectUrls } from './object-urls.ts';

/** Temporary addresses that live as long as the component (promise 4.6.8). */
export function useObjectUrls(): ObjectUrls {
  const [urls] = useState(() => createObjectUrls());
  useEffect(() => () => urls.releaseAll(), [urls]);
  return urls;
}
