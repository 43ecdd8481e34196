export interface Ask {
  ask: 'alive';
}

export type Heartbeat = { ready: true } | { alive: true; memory: number };

const tell = (sign: Heartbeat): void => {
  // If the supervisor is gone, sending fails. The closed channel ends this process anyway, so the error is ignored.
  process.send?.(sign, undefined, undefined, () => {});
};

/** Answers the supervisor's heartbeat questions; call it first of all. Without a supervisor it does nothing. */
export function answerSupervisor(): void {
  if (!process.send) return;
  process.on('message', (message) => {
    if ((message as Partial<Ask>).ask === 'alive') tell({ alive: true, memory: process.memoryUsage.rss() });
  });
}

export const tellReady = (): void => tell({ ready: true });
