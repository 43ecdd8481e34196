import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser, silent on a server, where there is no layout. */
export const usePageEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
