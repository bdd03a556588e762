import { reachable } from './reachable.ts';

/** What Vite writes about a chunk of the build, as far as it is read here. */
interface ManifestChunk {
  readonly file: string;
  /** Keys of the chunks that it imports statically. */
  readonly imports?: readonly string[];
  /** Whether something imports it while the app runs. */
  readonly isDynamicEntry?: boolean;
}

/** Vite's manifest: chunks by their source file or name. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The script files that must be loaded for these chunks: their own and all that they import statically. */
export function closureOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const reached = reachable(keys, (key) => chunkOf(manifest, key).imports ?? []);
  const files = [...reached].map((key) => chunkOf(manifest, key).file);
  return new Set(files.filter((file) => file.endsWith('.js')));
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk "${key}".`);
  return chunk;
}
