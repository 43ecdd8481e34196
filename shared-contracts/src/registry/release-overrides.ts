import { z } from 'zod';
import { releaseVersion } from './registry.ts';
import { containerName } from './remote-manifest.ts';

export const releaseOverride = z.object({ name: containerName, version: releaseVersion });
export type ReleaseOverride = z.infer<typeof releaseOverride>;

/** Query parameter that asks for another release, as `mf-orders@1.0.0-abc`; an empty value ends all overrides. */
export const overrideParameter = 'b2b-releases';

export function parseOverride(text: string): ReleaseOverride | null {
  const [name, version, ...rest] = text.split('@');
  const parsed = releaseOverride.safeParse({ name, version });
  return parsed.success && rest.length === 0 ? parsed.data : null;
}
