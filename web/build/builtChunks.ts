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
  /** Its style sheets, fonts and pictures. */
  readonly others: readonly string[];
}

/** The chunks of a bundle that is complete. */
export function chunksOf(bundle: Rolldown.OutputBundle): readonly BuiltChunk[] {
  return Object.values(bundle)
    .filter((one) => one.type === 'chunk')
    .map(({ fileName, facadeModuleId, imports, dynamicImports, isEntry, viteMetadata }) => ({
      fileName,
      module: facadeModuleId,
      imports,
      dynamicImports,
      isEntry,
      others: [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])],
    }));
}
