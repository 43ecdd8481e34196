import type { RemoteManifest } from 'shared-contracts';
import { Card } from 'shared-design-system/pages';
import type { SlotFilling } from 'shared-runtime/page';
import { slotResolver } from './slots.tsx';

export default function FilledSlot({
  slot,
  manifests,
  ...filling
}: SlotFilling & { slot: string; manifests: readonly RemoteManifest[] }) {
  return (
    <>
      {slotResolver(
        manifests,
        Card,
      )(slot).map(({ key, Component }) => (
        <Component key={key} {...filling} />
      ))}
    </>
  );
}
