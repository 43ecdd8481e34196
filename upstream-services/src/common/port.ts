/**
 * A function or object that a domain needs from another domain that imports it. `ports.ts` fills it when the process starts, before anything is
 * served.
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
