import { sendCallerWithEveryRequest } from './callerHeaders.js';
import { showSignInPanel } from './signInPanel.js';

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

globalThis.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => workers[label] };
sendCallerWithEveryRequest();
const [{ firstDocument, ...config }] = await Promise.all([
  fetch('/graphiql/config.json').then((response) => response.json()),
  loadScript('/graphiql/graphiql.js'),
]);
showSignInPanel(document.querySelector('#sign-in'), config);
globalThis.YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  endpoint: '/graphql',
  title: 'Brigade GraphiQL',
  defaultQuery: firstDocument,
});
