import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part of a page that only this browser knows what to show in: it comes after the page of the server, and nobody misses it where it does
 * not come.
 * @param load     its module
 * @param isWanted asked once, where only some browsers have something to show
 * @param before   what stands there until it has come: what the server has made of it
 */
export function lazyAfterHydration<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: (props: Props) => boolean = () => true,
  before: ReactNode = null,
) {
  let known: ComponentType<Props> | null = null;
  return function Afterwards(props: Props): ReactNode {
    const [Part, setPart] = useState(() => known);
    const [first] = useState(props);
    useEffect(() => {
      if (!isWanted(first)) return;
      load().then(
        (loaded) => {
          known = loaded.default;
          setPart(() => known);
        },
        () => undefined,
      );
    }, [first]);
    return Part ? <Part {...props} /> : before;
  };
}
