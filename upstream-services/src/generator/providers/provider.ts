import type { GenerationDoubt, GenerationProblem, GenerationStep } from 'shared-contracts';

/** What a provider is asked for. */
export interface Commission {
  /** Who asks: in whose turn it comes. */
  owner: string;
  /** Slug of the category. */
  scene: string;
  /** What the background is to be, as the category describes it. */
  description: string;
  /** The merchant's own words. */
  words: string;
  /** The inputs; empty where only a background is wanted. */
  images: Buffer[];
  /** Pictures wanted. */
  variants: number;
  signal: AbortSignal;
  /** Told how far the making of the pictures is, 0 to 100. */
  report(progress: number, step: GenerationStep): Promise<void>;
  /** Told that nothing came of one of the inputs, counted from 0, while the others go on. */
  skip(input: number, problem: Exclude<GenerationProblem, ''>): void;
  /** Told why what comes of one of the inputs, counted from 0, may be flawed. */
  doubt(input: number, doubts: GenerationDoubt[]): void;
}

/** Pictures, or what they are known by until they are there. */
type Submitted = { images: Buffer[] } | { externalId: string };

/** How far a commission is. */
type Polled = { state: 'running' } | { state: 'succeeded'; images: Buffer[] };

/** Makes pictures: a service outside, or the studio of this platform. All throw {@link GenerationFailure}. */
export interface ImageProvider {
  /** Whether it takes pictures; what cannot makes backgrounds alone, and the object is cut out and put before them here. */
  takesImages: boolean;
  /** Pictures that it makes of one commission at most. */
  most: number;
  submit(commission: Commission): Promise<Submitted>;
  /** Asks for a commission that was not answered at once. */
  poll?(externalId: string, signal: AbortSignal): Promise<Polled>;
  cancel?(externalId: string, signal: AbortSignal): Promise<void>;
}

/** A commission came to nothing. */
export class GenerationFailure extends Error {
  override name = 'GenerationFailure';
  readonly problem: Exclude<GenerationProblem, ''>;
  /** Whether it is worth trying again. */
  readonly isPassing: boolean;

  constructor(problem: Exclude<GenerationProblem, ''>, message: string, isPassing = false) {
    super(message);
    this.problem = problem;
    this.isPassing = isPassing;
  }
}
