/**
 * What the shell brings for all containers, in the order in which it is needed. It is all in the first script, but each step runs in a turn
 * of its own, so that a slow phone answers its user in between.
 */
export const eagerModules: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './bundler-runtime.ts'),
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '@emotion/cache'),
  () => import(/* webpackMode: "eager" */ '@emotion/styled'),
  () => import(/* webpackMode: "eager" */ 'shared-runtime/page'),
];
