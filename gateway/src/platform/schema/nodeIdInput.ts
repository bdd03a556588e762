import { type DatabaseId, databaseIdOf, type NodeId, nodeId } from './globalId.ts';

/** Global ids of one kind of node, as inputs of mutations take them. */
export interface NodeIdInput<Key> {
  /** The validation rule of the input field. */
  readonly rule: typeof nodeId;
  /**
   * What identifies the node in REST calls.
   *
   * @throws TypeError for an id that has not passed the rule.
   */
  readonly keyOf: (globalId: NodeId) => Key;
}

/**
 * @param noun completes the message "This is not the id of …"; with its article.
 * @param parse null for the id of something else.
 */
export function nodeIdInput<Key>(noun: string, parse: (globalId: string) => Key | null): NodeIdInput<Key> {
  return {
    rule: nodeId.refine((globalId) => parse(globalId) !== null, `This is not the id of ${noun}`),
    keyOf(globalId) {
      const key = parse(globalId);
      if (key === null) throw new TypeError(`The id of ${noun} was not validated`);
      return key;
    },
  };
}

/** Global ids of a type whose nodes REST finds by their number alone. */
export function databaseIdInput(typename: string, noun: string): NodeIdInput<DatabaseId> {
  return nodeIdInput(noun, (globalId) => databaseIdOf(globalId, typename));
}
