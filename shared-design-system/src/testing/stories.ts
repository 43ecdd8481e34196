/** What stories are written with, the design system's and those of teams: kinds of Storybook, examples, a value that is held. */

export type { Meta, StoryObj } from '@storybook/react-webpack5';
export { nothing, pictures, products, words } from './examples.ts';
export { WithValue } from './with-value.tsx';
