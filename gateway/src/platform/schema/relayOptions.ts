/** How this schema follows Relay's conventions, and descriptions of what the plugin generates. */
export const relayOptions = {
  clientMutationId: 'optional',
  cursorType: 'String',
  // Declared in nodeQueries.ts: a wrong id there fails alone.
  nodeQueryOptions: false,
  nodesQueryOptions: false,
  edgesFieldOptions: {
    nullable: { list: false, items: false },
    description: 'The edges of this page, in order.',
  },
  // Not everyone who reads a page needs its cursors.
  nodesOnConnection: { description: 'The items of this page, in order: the nodes of its edges.' },
  nodeFieldOptions: { nullable: false, description: 'The item at the end of the edge.' },
  cursorFieldOptions: {
    description: 'An opaque cursor for use in pagination.',
  },
  pageInfoFieldOptions: { description: 'Information to aid in pagination.' },
  pageInfoTypeOptions: { description: 'Information about pagination in a connection.' },
  hasNextPageFieldOptions: { description: 'Whether more items follow this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether more items precede this page.' },
  startCursorFieldOptions: {
    description: 'The cursor of the first item on this page; null when the page is empty.',
  },
  endCursorFieldOptions: {
    description: 'The cursor of the last item on this page; null when the page is empty.',
  },
  firstArgOptions: {
    description: 'Returns the first _n_ items, 1 to 100. Defaults to 25 without `first` and `last`.',
  },
  afterArgOptions: { description: 'Returns the items that come after this cursor.' },
  lastArgOptions: { description: 'Returns the last _n_ items, 1 to 100. Cannot be combined with `first`.' },
  beforeArgOptions: { description: 'Returns the items that come before this cursor.' },
  nodeTypeOptions: { description: 'An object with a global ID, which `node` can refetch.' },
  idFieldOptions: {
    description: 'The global ID of the object; opaque to clients.',
  },
  mutationInputArgOptions: { description: 'The parameters of the mutation.' },
  clientMutationIdInputOptions: {
    description:
      'A unique identifier for the client performing the mutation; returned unchanged in the payload.',
  },
  clientMutationIdFieldOptions: { description: 'The `clientMutationId` of the input, if it was provided.' },
} as const;
