import { useEffect, useLayoutEffect } from 'react';

export const usePageEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
