/** GraphiQL's editors by the ends of their models' names. GraphiQL gives its editor to pages as a global. */
function editorOf(name) {
  const editors = globalThis['__MONACO']?.editor.getEditors() ?? [];
  return editors.find((editor) => editor.getModel()?.uri.path.endsWith(name));
}

const query = () => editorOf('operation.graphql');
const variables = () => editorOf('variables.json');

export function currentOperation() {
  return { query: query()?.getValue() ?? '', variables: variables()?.getValue() ?? '' };
}

export function setVariables(text) {
  variables()?.setValue(text);
}

/** Puts an operation into a new tab of GraphiQL, and the focus into its editor. */
export function openInNewTab(operation) {
  document.querySelector('.graphiql-tab-add')?.click();
  query()?.setValue(operation.query);
  setVariables(operation.variables ?? '');
  query()?.focus();
}
