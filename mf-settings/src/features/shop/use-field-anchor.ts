import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const address = /^#field-(\w+)$/;

export function useFieldAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = address.exec(hash)?.[1];
    const field = name ? document.querySelector<HTMLElement>(`[name="${name}"]`) : null;
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash]);
}
