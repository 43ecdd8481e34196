import { expect } from '@playwright/test';
import { stateElementId } from 'shared-contracts';
import { platform } from './platform.ts';

export const isServedRendered = (path: string) =>
  expect
    .poll(async () => (await (await fetch(platform.origin() + path)).text()).includes(`id="${stateElementId}"`))
    .toBe(true);
