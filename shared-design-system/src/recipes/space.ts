import { css } from '@emotion/react';
import type { Space } from '../tokens/scale.ts';

const steps: readonly Space[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The gap between what stands in a flex or grid box, by `data-gap`. */
export const gaps = css(steps.map((step) => `&[data-gap='${step}']{gap:var(--space-${step})}`).join(''));
