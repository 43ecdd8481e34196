import type { GenerationDoubt, GenerationProblem, GenerationStep } from 'shared-contracts';

export interface GenerationRequest {
  owner: string;
  scene: string;
  description: string;
  words: string;
  images: Buffer[];
  variants: number;
  signal: AbortSignal;
  report(progress: number, step: GenerationStep): Promise<void>;
  skip(input: number, problem: Exclude<GenerationProblem, ''>): void;
  doubt(input: number, doubts: GenerationDoubt[]): void;
}

type Submitted = { images: Buffer[] } | { externalId: string };

type Polled = { state: 'running' } | { state: 'succeeded'; images: Buffer[] };

export interface ImageProvider {
  takesImages: boolean;
  most: number;
  submit(commission: GenerationRequest): Promise<Submitted>;
  poll?(externalId: string, signal: AbortSignal): Promise<Polled>;
  cancel?(externalId: string, signal: AbortSignal): Promise<void>;
}

export class GenerationFailure extends Error {
  override name = 'GenerationFailure';
  readonly problem: Exclude<GenerationProblem, ''>;
  readonly isPassing: boolean;

  constructor(problem: Exclude<GenerationProblem, ''>, message: string, isPassing = false) {
    super(message);
    this.problem = problem;
    this.isPassing = isPassing;
  }
}
