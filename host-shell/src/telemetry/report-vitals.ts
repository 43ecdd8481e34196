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
 * Measures how the page felt, and tells the BFF when it is left. What measures it is fetched once the page works and everything of it has
 * come; browsers remember what happened before.
 * @param container whose screen the page began with: the whole page's vitals are counted as its
 */
export function reportVitals(container: ContainerName): void {
  const begin = () => setTimeout(() => void measure(container).catch(() => undefined), patience);
  const whenWorking = () => {
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  };
  window.addEventListener(hydratedEvent, whenWorking, { once: true });
}
