/** Who is removed, and from which list. */
export interface Removal {
  /** Of the node. */
  readonly managerId: string;
  /** Of the connection in Relay's store. */
  readonly connectionId: string;
}
