/** A queue of many owners' entries. Owners take turns, each with its oldest entry, so that an owner with many cannot delay an owner with one. */
export class FairQueue<Entry> {
  private readonly owners = new Map<string, Entry[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(owner: string): number {
    return this.owners.get(owner)?.length ?? 0;
  }

  add(owner: string, entry: Entry): void {
    const entries = this.owners.get(owner);
    if (entries) entries.push(entry);
    else this.owners.set(owner, [entry]);
    this.count += 1;
  }

  /** @param weightOf how many works of an owner are running; the owner with the fewest comes first; null: this owner must wait */
  take(weightOf: (owner: string) => number | null): Entry | undefined {
    let next: { owner: string; weight: number } | undefined;
    for (const owner of this.owners.keys()) {
      const weight = weightOf(owner);
      if (weight !== null && weight < (next?.weight ?? Number.POSITIVE_INFINITY)) next = { owner, weight };
    }
    if (!next) return undefined;
    const [entry, ...rest] = this.owners.get(next.owner) ?? [];
    // Moves the owner behind all others.
    this.owners.delete(next.owner);
    if (rest.length > 0) this.owners.set(next.owner, rest);
    this.count -= 1;
    return entry;
  }

  remove(owner: string, entry: Entry): void {
    const entries = this.owners.get(owner);
    const at = entries?.indexOf(entry) ?? -1;
    if (!entries || at === -1) return;
    entries.splice(at, 1);
    if (entries.length === 0) this.owners.delete(owner);
    this.count -= 1;
  }

  clear(): Entry[] {
    const all = [...this.owners.values()].flat();
    this.owners.clear();
    this.count = 0;
    return all;
  }
}
