/**
 * How much of a proof is made: `npm test` makes a sample of each that takes long, always the same one; `npm run test:proofs` sets
 * `WHOLE_PROOFS` and makes them whole.
 */
export const ofProof = <Amount>(sample: Amount, whole: Amount): Amount =>
  process.env.WHOLE_PROOFS === '1' ? whole : sample;
