let sending = 0;

/** Whether something that a person did is on its way to the server. */
export const isSending = (): boolean => sending > 0;

/** Counts a call as on its way until it is answered. */
export async function whileSending<T>(call: Promise<T>): Promise<T> {
  sending += 1;
  try {
    return await call;
  } finally {
    sending -= 1;
  }
}
