import { observeResponses } from './responses.js';
import { operationsOf } from './collections.js';
import { createCostPanel } from './costPanel.js';
import { historyPanel } from './historyPanel.js';
import { libraryPanel } from './libraryPanel.js';
import { showPanel } from './panel.js';
import { savedPanel } from './savedPanel.js';
import { showSignInPanel } from './signInPanel.js';
import { variablesPanel } from './variablesPanel.js';

/** GraphiQL's bundle is a classic script that defines a global. */
function loadScript(source) {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source });
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}

const workers = {
  editorWorkerService: '/graphiql/editor.worker.js',
  json: '/graphiql/json.worker.js',
  graphql: '/graphiql/graphql.worker.js',
};

/** The operations of the link that was opened. They stay out of the address that GraphiQL writes from here on. */
function offeredOperations() {
  const offered = operationsOf(location.hash);
  if (offered.length > 0) history.replaceState(null, '', location.pathname + location.search);
  return offered;
}

globalThis.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => workers[label] };
const offered = offeredOperations();
const costs = createCostPanel();
const past = historyPanel();
observeResponses((answer) => {
  costs.show(answer);
  if (answer.count === 1) past.add(answer.request);
});
const [{ firstDocument, library, ...config }] = await Promise.all([
  fetch('/graphiql/config.json').then((response) => response.json()),
  loadScript('/graphiql/graphiql.js'),
]);
showSignInPanel(document.querySelector('#sign-in'), config);
const parts = [
  { title: 'Cost', content: costs.details },
  { title: 'Library', content: libraryPanel(library) },
  { title: 'Variables', ...variablesPanel() },
  { title: 'Saved', ...savedPanel(offered) },
  { title: 'History', ...past },
];
showPanel(document.querySelector('#panel'), costs.summary, parts, offered.length > 0 ? 3 : 0);
globalThis.YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  endpoint: '/graphql',
  title: 'Brigade GraphiQL',
  defaultQuery: firstDocument,
  // Examples of the reference come with theirs.
  variables: new URLSearchParams(location.search).get('variables') ?? undefined,
});
