/**
 * What a domain asks of one that imports it. It is filled where the process is put together (`ports.ts`), before anything
 * is served.
 */
export class Port<T> {
  readonly #name: string;
  #filled: { by: T } | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  fill(by: T): void {
    this.#filled = { by };
  }

  get(): T {
    if (!this.#filled) throw new Error(`nothing fills the port "${this.#name}"`);
    return this.#filled.by;
  }
}
