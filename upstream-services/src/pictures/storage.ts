export interface StoredFile {
  path: string;
  changedAt: Date;
}

export interface Storage {
  put(path: string, bytes: Buffer, contentType: string): Promise<void>;
  get(path: string): Promise<Buffer | null>;
  has(path: string): Promise<boolean>;
  remove(path: string): Promise<void>;
  removeAll(path: string): Promise<void>;
  list(folder: string, from: string): AsyncIterable<StoredFile>;
}
