import { type ComponentType, useEffect, useState } from 'react';
import type { Boot } from 'shared-contracts';

interface PartProps {
  boot: Boot;
}

interface LaterPartProps extends PartProps {
  wanted: boolean;
  load: () => Promise<ComponentType<PartProps>>;
}

/**
 * A tool that stands beside the page on few pages. It comes after the page, so that a page of the server is hydrated as it is; a page
 * without it is still a page.
 */
export function DeferredTool({ boot, wanted, load }: LaterPartProps) {
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
