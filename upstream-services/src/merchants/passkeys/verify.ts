import type { addPasskey, signInByPasskey } from 'shared-contracts';
import type { z } from 'zod';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { isChallenge } from './challenges.ts';
import type { findPasskey } from './repository.ts';

/** The library is loaded when somebody first uses a passkey: it would take a fifth of the start of the services. */
export const webauthn = () => import('@simplewebauthn/server');

type NewPasskeyAnswer = z.output<typeof addPasskey.request>['answer'];
type SignInAnswer = z.output<typeof signInByPasskey.request>;
type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export const siteIdOf = (site: string): string => new URL(site).hostname;

const sitesOn = ({ config }: AppContext, siteId: string): string[] =>
  [config.publicOrigin, ...config.publicOrigins].filter((site) => siteIdOf(site) === siteId);

function challengeJudge({ config, now }: AppContext, purpose: string) {
  const judged = { challenge: '', accept: (_: string) => false };
  judged.accept = (challenge) => {
    judged.challenge = challenge;
    return isChallenge(config.secretKey, purpose, challenge, now());
  };
  return judged;
}

/** Turns every error that the library throws into one refusal, so that the caller learns no details. */
async function judged<T extends { verified: boolean }>(context: AppContext, judging: Promise<T>): Promise<T> {
  const result = await judging.catch((error: unknown) => {
    context.log.info({ reason: error instanceof Error ? error.message : '' }, 'a passkey was refused');
    return undefined;
  });
  if (!result?.verified) throw new Refusal('passkey_refused');
  return result;
}

export async function verifyNewPasskey(context: AppContext, purpose: string, answer: NewPasskeyAnswer, site: string) {
  const judge = challengeJudge(context, purpose);
  const { id, rawId, type, response } = answer;
  const { clientDataJSON, attestationObject } = response;
  const siteId = siteIdOf(site);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await judged(
    context,
    verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: judge.accept,
      expectedOrigin: sitesOn(context, siteId),
      expectedRPID: siteId,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw new Refusal('passkey_refused');
  return { siteId, challenge: judge.challenge, credential: registrationInfo.credential };
}

export async function verifySignIn(context: AppContext, purpose: string, answer: SignInAnswer, passkey: KnownPasskey) {
  const judge = challengeJudge(context, purpose);
  const { id, rawId, type, response } = answer;
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await judged(
    context,
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: judge.accept,
      expectedOrigin: sitesOn(context, passkey.site_id),
      expectedRPID: passkey.site_id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    }),
  );
  return { challenge: judge.challenge, counter: authenticationInfo.newCounter };
}
