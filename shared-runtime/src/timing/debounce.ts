export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  cancel(): void;
  flush(): void;
}

export function debounce<Args extends unknown[]>(run: (...args: Args) => void, wait = 300): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Args | undefined;
  const flush = () => {
    clearTimeout(timer);
    const args = pending;
    pending = undefined;
    if (args) run(...args);
  };
  const debounced = (...args: Args) => {
    pending = args;
    clearTimeout(timer);
    timer = setTimeout(flush, wait);
  };
  const cancel = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  return Object.assign(debounced, { cancel, flush });
}
