export interface ProcessLimits {
  maxHeap: number;
  maxMemory: number;
  /** Milliseconds of the processor's time between two turns of the event loop. */
  maxTurn: number;
  start: number;
  trial: number;
}
