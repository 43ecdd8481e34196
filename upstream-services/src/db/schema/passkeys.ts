/** Passkeys: a public key each, whose private half stays with the owner's device. */
export interface PasskeysTable {
  merchant_id: string;
  passkey_id: string;
  /** Base64url, as WebAuthn names it. */
  credential_id: string;
  public_key: Buffer;
  /** How often it has signed, where the authenticator counts. */
  counter: string | number;
  transports: string[];
  /** The host that it was made for (WebAuthn's RP ID). */
  site_id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Challenges that were answered; a second answer to one is refused. */
export interface UsedChallengesTable {
  challenge_hash: Buffer;
  expires_at: Date;
}
