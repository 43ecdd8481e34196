import type { ColumnType, Generated } from 'kysely';
import type {
  AttemptPack,
  GenerationDoubt,
  GenerationProblem,
  GenerationSettlement,
  GenerationStatus,
  GenerationStep,
} from 'shared-contracts';

export interface GenerationsTable {
  merchant_id: string;
  attempt_id: string;
  status: Generated<GenerationStatus>;
  category_slug: Generated<string>;
  prompt: Generated<string>;
  product_id: string | null;
  source_content_id: string | null;
  batch_id: Generated<string | null>;
  idempotency_token: string;
  external_id: Generated<string | null>;
  progress: Generated<number>;
  step: Generated<GenerationStep>;
  problem: Generated<GenerationProblem>;
  settlement: Generated<GenerationSettlement>;
  created_at: Date;
  started_at: ColumnType<Date | null, never, Date>;
  deadline_at: ColumnType<Date | null, never, Date>;
  finished_at: ColumnType<Date | null, never, Date>;
}

export interface GenerationPicturesTable {
  merchant_id: string;
  attempt_id: string;
  role: 'input' | 'output';
  place: number;
  bucket: string;
  key: string;
  width: number;
  height: number;
  bytes: number;
  colour: string;
  problem: Generated<GenerationProblem>;
  doubts: Generated<GenerationDoubt[]>;
}

export interface GenerationLedgerTable {
  merchant_id: string;
  entry_id: string;
  kind: 'spent' | 'returned' | 'bought';
  amount: number;
  /** Id of the generation or purchase; each subject has at most one entry of a kind. */
  subject_id: string;
  created_at: Date;
}

export interface AttemptPurchasesTable {
  merchant_id: string;
  purchase_id: string;
  pack: AttemptPack;
  attempts: number;
  price: number;
  payment_id: Generated<string | null>;
  status: Generated<'pending' | 'succeeded' | 'canceled'>;
  created_at: Date;
  check_at: Date | null;
}
