import type { Rolldown } from 'vite';

/** A chunk of the build, as far as it is read here. */
export interface BuiltChunk {
  readonly fileName: string;
  /** The module that it was made for; null for a chunk that only others import. */
  readonly module: string | null;
  /** Names of the chunks that it imports statically, and of those that it imports when they are needed. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
  /** Its fonts and pictures; of the entry, also the style sheet of the whole app. */
  readonly others: readonly string[];
}

/** The chunks of a bundle that is complete. */
export function chunksOf(bundle: Rolldown.OutputBundle): readonly BuiltChunk[] {
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  return Object.values(bundle)
    .filter((one) => one.type === 'chunk')
    .map(({ fileName, facadeModuleId, imports, dynamicImports, isEntry, viteMetadata }) => ({
      fileName,
      module: facadeModuleId,
      imports,
      dynamicImports,
      isEntry,
      others: [...(isEntry ? styles : []), ...(viteMetadata?.importedAssets ?? [])],
    }));
}
