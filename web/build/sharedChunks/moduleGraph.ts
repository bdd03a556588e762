import { reachable } from '../reachable.ts';

/** What is read of a module of the build. */
interface BuildModule {
  /** After the plugins, before it is minified. */
  readonly code: string | null;
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The modules of a build by id. */
export type ModuleGraph = ReadonlyMap<string, BuildModule>;

/** The modules that are loaded with these: themselves and all that they import statically. */
export function loadedWith(graph: ModuleGraph, ids: readonly string[]): ReadonlySet<string> {
  return reachable(ids, (id) => graph.get(id)?.importedIds ?? []);
}

/** The modules that the page names, which it loads first. */
export function initialEntries(graph: ModuleGraph): readonly string[] {
  return [...graph].filter(([, { isEntry }]) => isEntry).map(([id]) => id);
}

/** The modules that others import while the app runs. */
export function dynamicEntries(graph: ModuleGraph): readonly string[] {
  const ids = [...graph.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds);
  return [...new Set(ids)].filter((id) => graph.has(id)).toSorted();
}
