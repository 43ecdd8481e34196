import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const address = /^#field-(\w+)$/;

/** Brings the field that the page's address names into view, with the focus on it: `#field-ogrnip`. */
export function useFieldAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = address.exec(hash)?.[1];
    const field = name ? document.querySelector<HTMLElement>(`[name="${name}"]`) : null;
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash]);
}
