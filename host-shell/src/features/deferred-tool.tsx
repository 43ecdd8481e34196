import { type ComponentType, useEffect, useState } from 'react';
import type { Boot } from 'shared-contracts';

interface PartProps {
  boot: Boot;
}

interface DeferredToolProps extends PartProps {
  wanted: boolean;
  load: () => Promise<ComponentType<PartProps>>;
}

/**
 * A tool that few pages show beside their content. It is loaded after hydration, so that the server's markup hydrates as it is; if it does not load,
 * the page works without it.
 */
export function DeferredTool({ boot, wanted, load }: DeferredToolProps) {
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    load().then(
      (loaded) => {
        if (current) setPart(() => loaded);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, load]);
  return Part ? <Part boot={boot} /> : null;
}
