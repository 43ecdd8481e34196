let sending = 0;

export const isSending = (): boolean => sending > 0;

export async function whileSending<T>(call: Promise<T>): Promise<T> {
  sending += 1;
  try {
    return await call;
  } finally {
    sending -= 1;
  }
}
