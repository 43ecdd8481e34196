import { createSettingsReader } from 'shared-node';
import { StartupError } from '../../config/startup-error.ts';
import { texts } from './texts.ts';

export interface Credentials {
  origin: string;
  team: string;
  token: string;
  privateKey: string;
}

export function readTeam(env = process.env): Credentials | undefined {
  const { text } = createSettingsReader(env);
  const [origin, team, token, privateKey] = ['REMOTE_ORIGIN', 'REMOTE_TEAM', 'REMOTE_TOKEN', 'REMOTE_KEY'].map(text);
  if (origin && team && token && privateKey) return { origin: origin.replace(/\/+$/, ''), team, token, privateKey };
  if (origin ?? team ?? token ?? privateKey) throw new StartupError(texts.halfCredentials);
  return undefined;
}
