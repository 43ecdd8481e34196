/** What lerna does for its command line; it ships no types of it. */
declare module 'lerna/commands/version' {
  export default function version(options: Record<string, unknown>): Promise<unknown>;
}
