import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part of a page whose content only this browser knows. It is loaded after hydration; if it does not load, the page is complete without it.
 * @param load     its module
 * @param isWanted asked once, where only some browsers have something to show
 * @param before   is shown until the part is loaded, and is what the server rendered
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
