import { defineRemote } from 'tooling/webpack';

export default defineRemote(import.meta.dirname);
