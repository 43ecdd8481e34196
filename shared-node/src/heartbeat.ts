export interface Ask {
  ask: 'alive';
}

export type Heartbeat = { ready: true } | { alive: true; memory: number };

const tell = (sign: Heartbeat): void => {
  // The supervisor may have gone meanwhile; its end is noticed by the channel's.
  process.send?.(sign, undefined, undefined, () => {});
};

/** Answers the supervisor's questions from now on; to be called first of all. A process without a supervisor does nothing. */
export function answerSupervisor(): void {
  if (!process.send) return;
  process.on('message', (message) => {
    if ((message as Partial<Ask>).ask === 'alive') tell({ alive: true, memory: process.memoryUsage.rss() });
  });
}

export const tellReady = (): void => tell({ ready: true });
