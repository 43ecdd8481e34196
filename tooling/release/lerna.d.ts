declare module 'lerna/commands/version' {
  export default function version(options: Record<string, unknown>): Promise<unknown>;
}
