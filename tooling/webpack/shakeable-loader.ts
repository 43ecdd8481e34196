/**
 * Lets unused exports of a library be shaken off. Bundlers keep components made by `forwardRef` or `memo`, and contexts, because such calls may have
 * side effects; the same holds for assignments of `displayName`.
 * @param source a module of the library's production build
 */
export default function shakeable(source: string): string {
  return source
    .replace(/^((?:var|const|let) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
