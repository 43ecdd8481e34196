import { useEffect, useState } from 'react';
import { createObjectUrls, type ObjectUrls } from './object-urls.ts';

export function useObjectUrls(): ObjectUrls {
  const [urls] = useState(() => createObjectUrls());
  useEffect(() => () => urls.releaseAll(), [urls]);
  return urls;
}
