import {
  countersign,
  createKeyPair,
  derivePublicKey,
  isCountersigned,
  isSignedSnapshot,
  readPreview,
  sha256,
  signPreview,
  signRelease,
  signSnapshot,
} from './release-signatures.ts';

it('makes public keys that no command takes for an option', () => {
  // One in 64 would begin with a dash.
  for (let count = 0; count < 600; count += 1) {
    const { privateKey, publicKey } = createKeyPair();
    expect(publicKey).toMatch(/^\w[\w-]{42}$/);
    expect(derivePublicKey(privateKey)).toBe(publicKey);
  }
});

it('believes a release only with both words, of the very same release', () => {
  const [team, registry, other] = [createKeyPair(), createKeyPair(), createKeyPair()];
  const signed = { name: 'mf-a', version: '1', team: 'one', key: team.publicKey, manifest: sha256('m') };
  const release = { ...signed, signature: signRelease(team.privateKey, 'one', signed.manifest) };
  const accepted = { ...release, countersignature: countersign(registry.privateKey, release) };
  expect(isCountersigned([registry.publicKey], accepted)).toBe(true);
  expect(isCountersigned([other.publicKey, registry.publicKey], accepted)).toBe(true);
  expect(isCountersigned([other.publicKey], accepted)).toBe(false);
  for (const change of [
    { name: 'mf-b' },
    { version: '2' },
    { team: 'two' },
    { manifest: sha256('n') },
    { key: other.publicKey },
    { signature: signRelease(other.privateKey, 'one', signed.manifest) },
    { countersignature: countersign(other.privateKey, release) },
    { countersignature: 'no signature' },
  ])
    expect(isCountersigned([registry.publicKey], { ...accepted, ...change })).toBe(false);
});

it('believes a snapshot and a link only as they were signed', () => {
  const [registry, other] = [createKeyPair(), createKeyPair()];
  const snapshot = signSnapshot(registry.privateKey, '{"revision":1}');
  expect(isSignedSnapshot([registry.publicKey], snapshot)).toBe(true);
  expect(isSignedSnapshot([other.publicKey], snapshot)).toBe(false);
  expect(isSignedSnapshot([registry.publicKey], { ...snapshot, payload: '{"revision":2}' })).toBe(false);
  const token = signPreview(registry.privateKey, { name: 'mf-a', version: '1' }, 1_000);
  expect(readPreview([registry.publicKey], token, 999)).toEqual({ name: 'mf-a', version: '1' });
  expect(readPreview([registry.publicKey], token, 1_000)).toBeNull();
  expect(readPreview([other.publicKey], token, 999)).toBeNull();
  expect(readPreview([registry.publicKey], token.replace('mf-a', 'mf-b'), 999)).toBeNull();
});
