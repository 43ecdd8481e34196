import { defineDesignSystem } from 'tooling/webpack';

export default defineDesignSystem(import.meta.dirname);
