/**
 * Modules that the shell shares with all containers, in the order of need. All are in the first script, but each is evaluated in a task of its own,
 * so that a slow phone can react to input in between.
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
