import { expect } from '@playwright/test';
import { stateElementId } from 'shared-contracts';
import { platform } from './platform.ts';

/** Waits until a page comes rendered: the first one of a process that renders waits for React. */
export const comesRendered = (path: string) =>
  expect
    .poll(async () => (await (await fetch(platform.origin() + path)).text()).includes(`id="${stateElementId}"`))
    .toBe(true);
