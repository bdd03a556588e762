/** What is reached from these in any number of steps, themselves included. */
export function reachable<T>(starts: Iterable<T>, next: (from: T) => Iterable<T>): ReadonlySet<T> {
  const reached = new Set(starts);
  // Iterating over a set also visits what is added on the way.
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}
