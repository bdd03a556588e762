import type { BuiltChunk } from './builtChunks.ts';
import { reachable } from './reachable.ts';

/**
 * The addresses of all files that these routes can load: their chunks and what those import, now or later, but not the
 * other routes.
 *
 * @param routes the names of their files in src/app/routes
 */
export function offlineFiles(chunks: readonly BuiltChunk[], routes: readonly string[]): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loadable = reachable(
    chunks.filter(({ isEntry }) => isEntry),
    ({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports]
        .flatMap((name) => byName.get(name) ?? [])
        .filter((chunk) => !isOtherPart(chunk, routes)),
  );
  const files = new Set([...loadable].flatMap(({ fileName, others }) => [fileName, ...others]));
  return [...files].toSorted().map((file) => `/${file}`);
}

/** A part of another route, or of the palette and the help, which lead to pages that need a connection. */
function isOtherPart({ module }: BuiltChunk, routes: readonly string[]): boolean {
  if (module === null) return false;
  const route = /\/routes\/(.+)\.tsx\?tsr-split=/.exec(module)?.[1];
  return route === undefined ? /\/app\/(?:palette|help)\//.test(module) : !routes.includes(route);
}
