export type { Meta, StoryObj } from '@storybook/react-webpack5';
export { noop, pictures, products, words } from './examples.ts';
export { WithValue } from './with-value.tsx';
