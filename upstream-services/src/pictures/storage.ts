export interface StoredFile {
  path: string;
  changedAt: Date;
}

/** Where the bytes of pictures and of remotes' releases are kept, by paths as in `pictures/ab/abcdef/master.webp`. */
export interface Storage {
  put(path: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes, or null where there are none. */
  get(path: string): Promise<Buffer | null>;
  /** Whether there is something. */
  has(path: string): Promise<boolean>;
  /** Deletes; nothing there is fine. */
  remove(path: string): Promise<void>;
  /** Deletes all that lies under a path, as in `pictures/ab/abcdef`; nothing there is fine. */
  removeAll(path: string): Promise<void>;
  /** The files under a folder, as `pictures`, in the order of their paths, from a path on; read as they are asked for. */
  list(folder: string, from: string): AsyncIterable<StoredFile>;
}
