import { openInNewTab } from './editors.js';
import { button, element } from './elements.js';
import { nameOf, withEntry } from './history.js';
import { storedList } from './stored.js';

const kept = storedList('history');

function entryItem(entry) {
  const name = nameOf(entry);
  const at = new Date(entry.at);
  return element(
    'li',
    {},
    element('span', { textContent: name }),
    ' ',
    element('time', { className: 'facts', dateTime: at.toISOString(), textContent: at.toLocaleString() }),
    ' ',
    button('Open', () => openInNewTab(entry), { ariaLabel: `Open ${name}` }),
  );
}

/** What was run in this browser, with its variables and without its headers. */
export function historyPanel() {
  const list = element('ul');
  const clear = button('Clear history', () => {
    kept.write([]);
    show();
  });

  function show() {
    const entries = kept.read();
    clear.hidden = entries.length === 0;
    list.replaceChildren(...entries.map(entryItem));
    if (entries.length === 0) list.append(element('li', { textContent: 'Nothing was run yet.' }));
  }

  return {
    content: element('div', {}, clear, list),
    onShow: show,
    add({ query, variables, operationName }) {
      const text = variables && Object.keys(variables).length > 0 ? JSON.stringify(variables, null, 2) : '';
      const entry = { query, variables: text, operationName, at: Date.now() };
      try {
        kept.write(withEntry(kept.read(), entry));
      } catch {
        // The browser has no room: what was run is shown, and not remembered.
      }
      show();
    },
  };
}
