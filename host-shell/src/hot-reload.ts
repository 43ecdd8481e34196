/**
 * Lets React Refresh of a remote that is being developed find React: it looks for the hook of the developer tools, which must be
 * there before react-dom is evaluated. Only in the shell's development build, with which remotes are developed.
 */
if (process.env.NODE_ENV === 'development') {
  const renderers = new Map<number, unknown>();
  const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
