import type { Generated, JSONColumnType } from 'kysely';
import type { Canary } from 'shared-contracts';

export interface TeamsTable {
  team: string;
  created_at: Date;
}

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

export interface ContainersTable {
  name: string;
  team: string;
  registered_at: Date;
  stable: string | null;
  previous: Generated<string[]>;
  canary: JSONColumnType<Canary> | null;
  pinned: Generated<boolean>;
}

export interface ReleasesTable {
  name: string;
  version: string;
  manifest: string;
  manifest_hash: string;
  files: string[];
  team: string;
  public_key: string;
  signature: string;
  countersignature: string;
  countersigned_by: string;
  commit: string;
  published_at: Date;
  served_at: Date | null;
}

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

export interface RegistryStateTable {
  one: Generated<boolean>;
  revision: number;
}
