import { type ReactNode, useState } from 'react';
import { type Reads, useReads } from 'shared-runtime/page';

type Parts = Partial<Record<'plainCart' | 'cartCount' | 'stockWait' | 'cancelOrder' | 'typedDelivery', ReactNode>>;

const partsOfReads = new WeakMap<Reads, Parts>();

export const setServerParts = (reads: Reads, parts: Parts): void => void partsOfReads.set(reads, parts);

interface ServerPartProps {
  part: keyof Parts;
  as?: 'div' | 'span';
  children?: ReactNode;
}

/**
 * The place of markup that only the server renders. The browser has no code for it and leaves it as it is, until the component around it shows
 * something else.
 */
export function ServerPart({ part: id, as: Place = 'div', children }: ServerPartProps) {
  const part = partsOfReads.get(useReads())?.[id];
  const [isThere] = useState(() => typeof document !== 'undefined' && document.getElementById(id) !== null);
  if (part) return <Place id={id}>{part}</Place>;
  // React does not look into what it is told to be somebody else's.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it is what stands there already
  if (isThere) return <Place id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return children;
}
