import { frameEntry, isFramePart, needsFrame } from './entryKinds.ts';
import { dynamicEntries, initialEntries, loadedWith, type ModuleGraph } from './moduleGraph.ts';
import type { Unit } from './unit.ts';

/** About how much of a module's code is left when it is minified and compressed. */
const compressedShare = 0.2;

/**
 * The modules that several entries load, by the set of these entries. Not among them are the modules that the page loads
 * first, and the entries themselves, which have chunks of their own.
 */
export function unitsOf(graph: ModuleGraph): readonly Unit[] {
  const entries = dynamicEntries(graph);
  const started = new Set([...loadedWith(graph, initialEntries(graph)), ...entries]);
  const shared = [...entriesByModule(graph, entries)].filter(
    ([id, own]) => !started.has(id) && (own.size > 1 || own.has(frameEntry)),
  );
  const sets = Map.groupBy(shared, ([, own]) => [...own].toSorted().join('\n'));
  // Modules come in the order in which they were read, which differs from build to build.
  const ordered = [...sets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return ordered.map(([, modules]) => unitOf(graph, modules));
}

/** The entries that load each module; those that need the frame count as one for what the frame has loaded. */
function entriesByModule(graph: ModuleGraph, entries: readonly string[]): Map<string, Set<string>> {
  const frame = loadedWith(graph, entries.filter(isFramePart));
  const byModule = new Map<string, Set<string>>();
  for (const entry of entries) {
    for (const id of loadedWith(graph, [entry])) {
      const own = byModule.get(id) ?? new Set();
      own.add(needsFrame(entry) && frame.has(id) ? frameEntry : entry);
      byModule.set(id, own);
    }
  }
  return byModule;
}

function unitOf(graph: ModuleGraph, modules: readonly (readonly [string, ReadonlySet<string>])[]): Unit {
  const ids = modules.map(([id]) => id);
  const entries = modules[0]?.[1] ?? new Set<string>();
  const characters = ids.reduce((sum, id) => sum + (graph.get(id)?.code?.length ?? 0), 0);
  return {
    modules: new Set(ids),
    imports: new Set(ids.flatMap((id) => graph.get(id)?.importedIds ?? [])),
    entries,
    size: characters * compressedShare,
    isOfFrame: entries.has(frameEntry),
  };
}
