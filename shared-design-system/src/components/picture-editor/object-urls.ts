/** Object URLs of blobs. Each is revoked when nothing shows it any more, and all at the end. */
export interface ObjectUrls {
  create: (blob: Blob) => string;
  keepOnly: (addresses: readonly string[]) => void;
  releaseAll: () => void;
}

export function createObjectUrls(api: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL): ObjectUrls {
  const kept = new Set<string>();
  const keepOnly = (addresses: readonly string[]) => {
    for (const address of kept) {
      if (addresses.includes(address)) continue;
      api.revokeObjectURL(address);
      kept.delete(address);
    }
  };
  return {
    create: (blob) => {
      const address = api.createObjectURL(blob);
      kept.add(address);
      return address;
    },
    keepOnly,
    releaseAll: () => keepOnly([]),
  };
}
