/** The names of @emotion/react that the platform and @emotion/styled use, as in `redux-toolkit.ts`. */
export { CacheProvider, css, Global, keyframes, ThemeContext, withEmotionCache } from 'original/@emotion/react';
