import type { Act, NewAct } from './act.ts';
import { inActs } from './actsDatabase.ts';

/** Writes acts down, at the end of the queue. They are on the disk when this resolves. */
export async function writeActs(acts: readonly NewAct[]): Promise<void> {
  await inActs((table) => {
    for (const act of acts) table.add(act);
  });
}

/**
 * Changes the queue in one transaction, so that tabs do not overwrite each other's changes.
 *
 * @param change pure; gets the acts of all accounts in their order
 * @returns the queue after the change
 */
export async function changeActs(
  change: (acts: readonly Act[]) => readonly Act[] = (acts) => acts,
): Promise<readonly Act[]> {
  const after = await inActs<readonly Act[]>((table, done) => {
    const request = table.getAll() as IDBRequest<Act[]>;
    request.addEventListener('success', () => {
      const acts = change(request.result);
      const kept = new Set(acts.map(({ order }) => order));
      for (const { order } of request.result) if (!kept.has(order)) table.delete(order);
      for (const act of acts) if (!request.result.includes(act)) table.put(act);
      done(acts);
    });
  });
  return after ?? [];
}
