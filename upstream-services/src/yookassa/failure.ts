/**
 * Why the provider did not do what it was asked.
 * - `unknown`: it did not answer, or badly (5xx, 429, too late): it may have done it or not; ask again with the same key
 * - `credentials`: it does not know this shop id with this secret, or lets it do nothing
 * - `missing`: there is no such payment
 * - `refused`: it has understood, and will not do it
 * - `mismatch`: what it tells of is not what was asked for
 */
type FailureKind = 'unknown' | 'credentials' | 'missing' | 'refused' | 'mismatch';

export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly kind: FailureKind;
  readonly reason: string;

  constructor(kind: FailureKind, reason: string) {
    super(`YooKassa: ${kind}, ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}
