import type { ColumnType, Generated } from 'kysely';
import type {
  AttemptPack,
  GenerationDoubt,
  GenerationProblem,
  GenerationSettlement,
  GenerationStatus,
  GenerationStep,
} from 'shared-contracts';

/** Attempts to make pictures (promise 3.16.1). */
export interface GenerationsTable {
  merchant_id: string;
  attempt_id: string;
  status: Generated<GenerationStatus>;
  category_slug: Generated<string>;
  prompt: Generated<string>;
  /** Product that its input is of, and that product's picture; null where of none. */
  product_id: string | null;
  source_content_id: string | null;
  /** The run over the whole shop that it belongs to; null where it was asked for by itself. */
  batch_id: Generated<string | null>;
  /** Of the upload that made it. */
  idempotency_token: string;
  /** What the provider knows it by; null where it knows nothing of it yet, or says all at once. */
  external_id: Generated<string | null>;
  progress: Generated<number>;
  step: Generated<GenerationStep>;
  problem: Generated<GenerationProblem>;
  settlement: Generated<GenerationSettlement>;
  created_at: Date;
  /** When work on it began; null before. */
  started_at: ColumnType<Date | null, never, Date>;
  /** When it ends if nothing else ends it; null where it was not asked for. */
  deadline_at: ColumnType<Date | null, never, Date>;
  finished_at: ColumnType<Date | null, never, Date>;
}

/** Inputs and outputs of attempts. */
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
  /** Why nothing came of an input while others went on; empty where something did, or it is an output. */
  problem: Generated<GenerationProblem>;
  /** Why what came of an input may be flawed; empty for outputs. */
  doubts: Generated<GenerationDoubt[]>;
}

/** What changed a merchant's attempts: their sum and the free ones are what is left. */
export interface GenerationLedgerTable {
  merchant_id: string;
  entry_id: string;
  kind: 'spent' | 'returned' | 'bought';
  amount: number;
  /** The generation or the purchase; each changes the sum once in each way. */
  subject_id: string;
  created_at: Date;
}

/** Attempts that a merchant pays for. */
export interface AttemptPurchasesTable {
  merchant_id: string;
  purchase_id: string;
  pack: AttemptPack;
  attempts: number;
  /** Kopecks. */
  price: number;
  /** What YooKassa knows it by; null until it has answered. */
  payment_id: Generated<string | null>;
  status: Generated<'pending' | 'succeeded' | 'canceled'>;
  created_at: Date;
  /** When the provider is asked next; null where nothing more is to come. */
  check_at: Date | null;
}
