/** What a process that renders may use. */
export interface ProcessLimits {
  /** Bytes of V8's heap. */
  maxHeap: number;
  /** Bytes of resident memory. */
  maxMemory: number;
  /** Milliseconds of the processor's time between two turns of the event loop. */
  maxTurn: number;
  /** Milliseconds from its start until its bundles are loaded. */
  start: number;
  /** Milliseconds that one page may take by which a release is tried. */
  trial: number;
}
