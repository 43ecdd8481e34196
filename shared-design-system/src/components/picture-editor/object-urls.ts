/** Temporary addresses of blobs, released together (sentence 4.6.8). */
export interface ObjectUrls {
  create: (blob: Blob) => string;
  releaseAll: () => void;
}

/** A keeper without addresses. */
export function createObjectUrls(api: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL): ObjectUrls {
  const kept = new Set<string>();
  return {
    create: (blob) => {
      const address = api.createObjectURL(blob);
      kept.add(address);
      return address;
    },
    releaseAll: () => {
      for (const address of kept) api.revokeObjectURL(address);
      kept.clear();
    },
  };
}
