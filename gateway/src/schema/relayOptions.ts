/** Relay's conventions as this schema keeps them, and the words for what the plugin adds. */
export const relayOptions = {
  clientMutationId: 'optional',
  cursorType: 'String',
  // Declared in nodeQueries.ts: a wrong id there fails alone.
  nodeQueryOptions: false,
  nodesQueryOptions: false,
  edgesFieldOptions: {
    nullable: { list: false, items: false },
    description: 'The items of this part of the list, in its order.',
  },
  nodeFieldOptions: { nullable: false, description: 'The item.' },
  cursorFieldOptions: {
    description:
      'Marks this place in the list, for `after` and `before`. Its content means nothing to clients.',
  },
  pageInfoFieldOptions: { description: 'Where this part of the list stands in the whole.' },
  pageInfoTypeOptions: { description: 'Where a part of a list stands in the whole.' },
  hasNextPageFieldOptions: { description: 'Whether items follow this part.' },
  hasPreviousPageFieldOptions: { description: 'Whether items precede this part.' },
  startCursorFieldOptions: { description: 'The cursor of the first item; null for an empty part.' },
  endCursorFieldOptions: { description: 'The cursor of the last item; null for an empty part.' },
  firstArgOptions: {
    description: 'How many items from the front, 1 to 100. Neither `first` nor `last`: 25.',
  },
  afterArgOptions: { description: 'Only items that follow this cursor.' },
  lastArgOptions: { description: 'How many items from the end, 1 to 100. Not together with `first`.' },
  beforeArgOptions: { description: 'Only items that precede this cursor.' },
  nodeTypeOptions: { description: 'Anything with an id of its own, which `node` finds again.' },
  idFieldOptions: {
    description: 'Unique among everything in this schema. Its content means nothing to clients.',
  },
  mutationInputArgOptions: { description: 'What to do, and to whom.' },
  clientMutationIdInputOptions: { description: "Any text; comes back as the payload's `clientMutationId`." },
  clientMutationIdFieldOptions: { description: 'The `clientMutationId` of the input.' },
} as const;
