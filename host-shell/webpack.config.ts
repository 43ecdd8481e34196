import { defineHost } from 'tooling/webpack';

export default defineHost(import.meta.dirname);
