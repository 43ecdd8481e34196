import type { TestedRemote } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { slots } from '../index.ts';

export function slotPage(component: string): { slot: string | undefined; page: TestedRemote } {
  const slot = manifest.slots.find((entry) => entry.component === component)?.slot;
  const page = { manifest: { title: manifest.title, routes: [{ path: '/', screen: component }] }, screens: slots };
  // These parts are given no props.
  return { slot, page: page as unknown as TestedRemote };
}
