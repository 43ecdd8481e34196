import { settingsIn } from 'shared-contracts/process';
import { StartProblem } from '../../config/problem.ts';
import { texts } from './texts.ts';

/** Whom a command of a team's speaks for, and to which platform. */
export interface Credentials {
  /** `https://shop.example`, without a slash at its end. */
  origin: string;
  team: string;
  token: string;
  /** Ed25519: 32 bytes in base64url. */
  privateKey: string;
}

/**
 * What the environment says: `REMOTE_ORIGIN`, `REMOTE_TEAM`, `REMOTE_TOKEN`, `REMOTE_KEY`.
 * @returns undefined where it says nothing
 * @throws StartProblem where it says only a part
 */
export function readTeam(env = process.env): Credentials | undefined {
  const { text } = settingsIn(env);
  const [origin, team, token, privateKey] = ['ORIGIN', 'TEAM', 'TOKEN', 'KEY'].map((name) => text(`REMOTE_${name}`));
  if (origin && team && token && privateKey) return { origin: origin.replace(/\/+$/, ''), team, token, privateKey };
  if (origin ?? team ?? token ?? privateKey) throw new StartProblem(texts.halfCredentials);
  return undefined;
}
