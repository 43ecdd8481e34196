export { CacheProvider, css, Global, keyframes, ThemeContext, withEmotionCache } from 'original/@emotion/react';
