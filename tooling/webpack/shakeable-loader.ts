/**
 * Lets what a library makes at its top be shaken off where nobody uses it: a component made by `forwardRef` or `memo` and a context look
 * to a bundler like something that may do anything, and so does naming them for developer tools.
 * @param source a module of the library's production build
 */
export default function shakeable(source: string): string {
  return source
    .replace(/^((?:var|const|let) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
