/**
 * Waits for a promise, but not longer than a limit (promise 8.3.1).
 * @param promise what to wait for; it is not canceled when the limit passes
 * @param limit   milliseconds, 5000 unless told
 * @throws Error('Timeout') when the limit passes first
 */
export async function withTimeout<T>(promise: Promise<T>, limit = 5000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timeout')), limit);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
