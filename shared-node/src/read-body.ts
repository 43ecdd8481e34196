export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * Reads the whole body of a request or an answer.
 * @param most bytes
 * @throws BodyTooLarge as soon as it is longer
 */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null | undefined,
  most: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new BodyTooLarge(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
