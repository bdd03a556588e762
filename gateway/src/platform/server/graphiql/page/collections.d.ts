interface SavedOperation {
  readonly title: string;
  /** Empty for operations outside collections. */
  readonly collection: string;
  readonly query: string;
  /** As JSON; empty for none. */
  readonly variables: string;
}
export function writeCollection(operations: readonly SavedOperation[]): string;
export function readCollection(text: string): SavedOperation[];
export function linkTo(page: string, operations: readonly SavedOperation[]): string;
export function operationsOf(fragment: string): SavedOperation[];
export function withOperations(
  saved: readonly SavedOperation[],
  added: readonly SavedOperation[],
): SavedOperation[];
