import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Whether the browser knows passkeys; the code for them comes when one is asked for. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

const library = () => import('@simplewebauthn/browser');

/** Whether it was the person who ended it: nothing to complain about. */
export const wasCanceled = (caught: unknown): boolean =>
  caught instanceof Error && (caught.name === 'NotAllowedError' || caught.name === 'AbortError');

/** Whether the authenticator has one for this account already. */
export const isKnownAlready = (caught: unknown): boolean =>
  caught instanceof Error && caught.name === 'InvalidStateError';

/** Lets the browser sign in by a passkey that the person chooses. */
export async function askForPasskey(options: object): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

export async function makePasskey(options: object): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}
