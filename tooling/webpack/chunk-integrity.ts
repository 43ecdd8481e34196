import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const placeholder = '"hashes of chunks"';

const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

function hashesOf({ chunks, assets }: Compilation): string {
  const hashes = [...chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => scriptsOf(chunk).map((file) => [chunk.id, assets[file]?.buffer()] as const))
    .flatMap(([id, content]) => (content ? [[id, createHash('sha256').update(content).digest('base64')]] : []));
  return JSON.stringify(Object.fromEntries(hashes));
}

function complete(compilation: Compilation): void {
  const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf);
  for (const file of entries) {
    compilation.updateAsset(file, (source) => {
      const at = source.source().indexOf(placeholder);
      const completed = new webpack.sources.ReplaceSource(source);
      if (at >= 0) completed.replace(at, at + placeholder.length - 1, hashesOf(compilation));
      else compilation.errors.push(new webpack.WebpackError(`${file} has no place for the hashes of its chunks`));
      return completed;
    });
  }
}

/**
 * Lets a browser run a chunk only if it is byte for byte the one that was built: the entry contains the hash of each chunk, and loads it with
 * `integrity`. The entry's own hash is in the page that loads it. No library does this for federation containers (`webpack-subresource-integrity`'s
 * issue 176).
 *
 * The entry's name contains no content hash, so that the chunks' hashes can be inserted once the names and bytes of all chunks are final.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      // A chunk without a known hash gets an `integrity` that no file matches, so it never runs.
      createScript.tap(
        'ChunkIntegrity',
        (source) => `${source}
script.crossOrigin = 'anonymous';
script.integrity = 'sha256-' + ${placeholder}[chunkId];`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, () => complete(compilation));
    });
  }
}
