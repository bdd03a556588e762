import type { Plugin } from 'vite';
import { needsFrame, weightOf } from './entryKinds.ts';
import { joinUnits } from './joinUnits.ts';
import type { ModuleGraph } from './moduleGraph.ts';
import { unitsOf } from './unitsOf.ts';

/** Decides which modules share a chunk. */
export interface SharedChunks {
  /** Decides when all modules are known. */
  readonly plugin: Plugin;
  /** The name of a module's chunk; null where the bundler decides. */
  readonly nameOf: (id: string) => string | null;
}

/**
 * Joins the small chunks of modules that several screens share. The bundler alone makes one for each set of screens, and
 * a screen loads dozens of them.
 */
export function sharedChunks(): SharedChunks {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    nameOf: (id) => names.get(id) ?? null,
    plugin: {
      name: 'shared-chunks',
      apply: 'build',
      buildEnd(error) {
        if (error) return;
        const modules = [...this.getModuleIds()].flatMap((id) => {
          const module = this.getModuleInfo(id);
          return module ? [[id, module] as const] : [];
        });
        const graph: ModuleGraph = new Map(modules);
        const chunks = joinUnits(unitsOf(graph), { weightOf, needsFrame });
        names = new Map(
          chunks.flatMap((chunk, index) => [...chunk.modules].map((id) => [id, `shared-${index}`] as const)),
        );
      },
    },
  };
}
