import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ContainerName } from 'shared-contracts';
import { reportTelemetry } from 'shared-runtime/page';
import { LoadError, type LoadFailure } from '../federation/load-result.ts';

export type Trouble = { kind: 'load'; failure: LoadFailure } | { kind: 'render'; lacksScript: boolean };

interface Props {
  container: ContainerName;
  fallback: (trouble: Trouble, again: () => void) => ReactNode;
  onThrown: () => void;
  children: ReactNode;
}

export class RemoteBoundary extends Component<Props, { trouble: Trouble | null }> {
  override state: { trouble: Trouble | null } = { trouble: null };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    if (error instanceof LoadError) return { trouble: { kind: 'load', failure: error.failure } };
    return { trouble: { kind: 'render', lacksScript: (error as Error | null)?.name === 'ChunkLoadError' } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // A load that failed has been reported by the loader.
    if (error instanceof LoadError) return;
    const where = info.componentStack?.split('\n').slice(0, 4).join(' ') ?? '';
    reportTelemetry({
      kind: 'render-failed',
      name: this.props.container,
      cause: `${String(error)} ${where}`.slice(0, 300),
    });
    this.props.onThrown();
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    return trouble ? this.props.fallback(trouble, () => this.setState({ trouble: null })) : this.props.children;
  }
}
