interface Flight<T> {
  promise: Promise<T>;
  askers: number;
  gone: AbortController;
}

type SingleFlight<T> = (name: string, asker: AbortSignal, make: (gone: AbortSignal) => Promise<T>) => Promise<T>;

export function createSingleFlight<T>(): SingleFlight<T> {
  const inFlight = new Map<string, Flight<T>>();

  const begin = (name: string, make: (gone: AbortSignal) => Promise<T>): Flight<T> => {
    const gone = new AbortController();
    const making = { promise: make(gone.signal), askers: 0, gone };
    inFlight.set(name, making);
    const forget = () => {
      if (inFlight.get(name) === making) inFlight.delete(name);
    };
    making.promise.then(forget, forget);
    // Callers after the abort start anew.
    gone.signal.addEventListener('abort', forget);
    return making;
  };

  return async (name, asker, make) => {
    const making = inFlight.get(name) ?? begin(name, make);
    making.askers += 1;
    const leave = () => {
      making.askers -= 1;
      if (making.askers === 0) making.gone.abort();
    };
    if (asker.aborted) leave();
    else asker.addEventListener('abort', leave, { once: true });
    try {
      return await making.promise;
    } finally {
      asker.removeEventListener('abort', leave);
    }
  };
}
