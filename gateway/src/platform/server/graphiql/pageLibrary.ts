import { library, libraryOperations } from './library/library.ts';

/** The library as the page shows it: texts as they go into the editors. */
export const pageLibrary = library.map(({ task, operations }) => ({
  task,
  operations: operations.map(({ text, variables, ...operation }) => ({
    ...operation,
    query: text,
    variables: variables === undefined ? '' : JSON.stringify(variables, null, 2),
  })),
}));

/** The editor's initial content. */
export const firstDocument = `# Sign in with the bar above, then run this. The library has more.\n\n${libraryOperations[0]?.text}`;
