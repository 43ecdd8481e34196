export interface ProcessLimits {
  maxHeap: number;
  maxMemory: number;
  /** Milliseconds of CPU time that one turn of the event loop may take. */
  maxTurn: number;
  start: number;
  trial: number;
}

export interface RenderingLimits extends ProcessLimits {
  processes: number;
}
