import { type ContainerName, hydratedEvent } from 'shared-contracts';
import { reportTelemetry } from 'shared-runtime/page';
import type { Metric } from 'web-vitals';

const patience = 1000;

async function measure(container: ContainerName): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const tell = ({ name, value }: Metric) => reportTelemetry({ kind: 'vital', name: container, metric: name, value });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell);
}

/**
 * Measures the page's web vitals, and sends them to the BFF when the page is left. The library is loaded after hydration and the page's `load`;
 * browsers keep the entries from before.
 * @param container whose screen the page began with: the vitals of the whole page are counted as its
 */
export function reportVitals(container: ContainerName): void {
  const begin = () => setTimeout(() => void measure(container).catch(() => undefined), patience);
  const whenWorking = () => {
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  };
  window.addEventListener(hydratedEvent, whenWorking, { once: true });
}
