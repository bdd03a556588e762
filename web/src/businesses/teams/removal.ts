/** The manager to remove, and the list that shows them. */
export interface Removal {
  /** Global id. */
  readonly managerId: string;
  /** Of the connection in Relay's store. */
  readonly connectionId: string;
}
