import type { RegistryEntry, RegistrySnapshot, TelemetryEvent } from 'shared-contracts';
import type { LoadFailure } from '../../federation/load-result.ts';
import type { Remotes } from '../../remotes/remotes-context.tsx';
import type { Fact } from './environment.ts';
import { texts } from './texts.ts';

const words = texts.remotes;
const number = new Intl.NumberFormat('ru-RU');
const why = ({ version, cause, message }: LoadFailure) => `${version} ${cause}: ${message}`.trim();

function ofDesignSystem({ designSystem }: Remotes, entry: RegistryEntry): string {
  if (!designSystem) return words.idle(entry.version);
  const { version, ms, insteadOf } = designSystem;
  if (insteadOf) return words.insteadOf(version, number.format(ms), why(insteadOf));
  return words.loaded(version, number.format(ms));
}

function stateOf({ loader }: Remotes, { name, version }: RegistryEntry): string {
  const state = loader.state(name);
  // The shell runs the page even while none of its screens is loaded, so it is not called idle.
  if (state.status === 'idle') return name === 'host-shell' ? words.page(version) : words.idle(version);
  if (state.status === 'pending') return words.pending(version);
  const { result } = state;
  if (result.ok) return words.loaded(result.version, number.format(result.ms));
  return words.failed(result.version, number.format(result.ms), `${result.cause}: ${result.message}`);
}

export const remotesOf = (remotes: Remotes, { containers }: RegistrySnapshot): Fact[] =>
  containers.map((entry) => ({
    term: entry.name,
    value: entry.name === 'shared-design-system' ? ofDesignSystem(remotes, entry) : stateOf(remotes, entry),
  }));

export const errorsOf = (reports: readonly TelemetryEvent[]): Fact[] =>
  reports
    .filter(({ cause }) => cause !== undefined)
    .map(({ kind, name, version, cause }) => ({
      term: [kind, name, version].filter(Boolean).join(' '),
      value: cause ?? '',
    }))
    .reverse();
