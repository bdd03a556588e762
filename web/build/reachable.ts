/** What is reached from these in any number of steps, themselves included. */
export function reachable<T>(starts: Iterable<T>, next: (from: T) => Iterable<T>): ReadonlySet<T> {
  const reached = new Set(starts);
  // A set is walked through to what is added.
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}
