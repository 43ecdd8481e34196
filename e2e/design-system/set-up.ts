import { join } from 'node:path';
import { makeThrowawayData, removeLeftData, removeThrowawayData } from 'tooling/throwaway';

export default async function setUp(): Promise<() => Promise<void>> {
  await removeLeftData();
  const folder = makeThrowawayData();
  process.env.B2B_E2E_WORKBENCH = join(folder, 'workbench');
  return () => removeThrowawayData(folder);
}
