import type { Generated, JSONColumnType } from 'kysely';
import type { Canary } from 'shared-contracts';

/** A team that ships remotes. */
export interface TeamsTable {
  team: string;
  created_at: Date;
}

/** A key that a team signs with. What was signed with one that is revoked becomes active no more. */
export interface TeamKeysTable {
  public_key: string;
  team: string;
  added_at: Date;
  revoked_at: Date | null;
}

export interface TeamTokensTable {
  token_hash: Buffer;
  team: string;
  created_at: Date;
  expires_at: Date;
}

/** A container, whose it is, and what is served of it. */
export interface ContainersTable {
  name: string;
  team: string;
  registered_at: Date;
  /** What everybody gets; null where nothing is active. */
  stable: string | null;
  /** What was before, newest first. */
  previous: Generated<string[]>;
  canary: JSONColumnType<Canary> | null;
  pinned: Generated<boolean>;
}

/** A release that was accepted; it never changes but for when it was served, and by which key the registry stands behind it. */
export interface ReleasesTable {
  name: string;
  version: string;
  /** Text of `release.json`. */
  manifest: string;
  /** SHA-256 of it. */
  manifest_hash: string;
  /** SHA-256 of its files. */
  files: string[];
  team: string;
  public_key: string;
  signature: string;
  countersignature: string;
  /** Public key of the registry that belongs to the countersignature. */
  countersigned_by: string;
  commit: string;
  published_at: Date;
  served_at: Date | null;
}

/** What was done with releases, and what was tried in vain. */
export interface ReleaseHistoryTable {
  line_id: string;
  at: Date;
  name: string;
  version: string | null;
  kind: string;
  actor: string;
  commit: string;
  reason: string;
  request_id: string;
}

/** One row: rises with every change of what is served. */
export interface RegistryStateTable {
  one: Generated<boolean>;
  revision: number;
}
