/** A documented operation, with variables that fit the demo data or are to be filled in. */
export interface LibraryOperation {
  /** What it is for; unique in the library. */
  readonly title: string;
  readonly description: string;
  /** Who may run it, and with which scope an API token. */
  readonly permissions: string;
  readonly text: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What someone wants to get done, with its operations in the order in which to run them. */
export interface LibraryTask {
  readonly task: string;
  readonly operations: readonly LibraryOperation[];
}
