import { openInNewTab } from './editors.js';
import { button, element } from './elements.js';

function operationItem({ title, description, query, variables, permissions }) {
  return element(
    'li',
    {},
    element('h2', { textContent: title }),
    element('p', { textContent: description }),
    element('p', { className: 'facts', textContent: permissions }),
    button('Open', () => openInNewTab({ query, variables }), { ariaLabel: `Open ${title}` }),
  );
}

/** Documented operations by task, which open in a new tab. */
export function libraryPanel(tasks) {
  return element(
    'div',
    {},
    ...tasks.map(({ task, operations }, index) =>
      element(
        'details',
        { open: index === 0 },
        element('summary', { textContent: task }),
        element('ul', {}, ...operations.map(operationItem)),
      ),
    ),
  );
}
