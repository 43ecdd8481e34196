import { Component, type ReactNode, useEffect, useRef } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { reportTelemetry } from 'shared-runtime/page';
import { showFallbackPage } from '../fallback/fallback-page.ts';

function PageFailure() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) showFallbackPage(async () => location.reload(), box.current);
  }, []);
  return <div ref={box} />;
}

class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportTelemetry({ kind: 'render-failed', name: 'host-shell', cause: String(error).slice(0, 300) });
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure /> : this.props.children;
  }
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

export function PageRoutes({ routes }: { routes: RouteObject[] }) {
  return (
    <PageBoundary>
      <Routes routes={routes} />
    </PageBoundary>
  );
}
