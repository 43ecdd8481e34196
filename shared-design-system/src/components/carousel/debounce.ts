interface Debounced {
  (): void;
  cancel: () => void;
}

export function debounce(run: () => void, wait: number, most: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const cancel = () => {
    clearTimeout(timer);
    since = undefined;
  };
  const ask = () => {
    if (wait === 0) {
      run();
      return;
    }
    const now = Date.now();
    since ??= now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        cancel();
        run();
      },
      Math.max(0, Math.min(wait, since + most - now)),
    );
  };
  return Object.assign(ask, { cancel });
}
