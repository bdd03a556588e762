import { linkTo, readCollection, withOperations, writeCollection } from './collections.js';
import { currentOperation, openInNewTab } from './editors.js';
import { button, element, field } from './elements.js';
import { storedList } from './stored.js';

const kept = storedList('saved');

function download(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href, download: `${name}.json` }).click();
  URL.revokeObjectURL(href);
}

function link(operations) {
  return navigator.clipboard.writeText(linkTo(`${location.origin}/graphiql`, operations));
}

/** Own operations, in collections that can be passed on as a file or a link. */
export function savedPanel(offered) {
  const list = element('div');
  const status = element('output');
  const title = field('Name', { name: 'title', required: true, maxLength: 200 });
  const collection = field('Collection (optional)', { name: 'collection', maxLength: 200 });
  const file = field('Add a collection from a file', { type: 'file', accept: 'application/json,.json' });
  const offer = element('div');

  async function attempt(action, done) {
    try {
      await action();
      status.textContent = done;
    } catch (problem) {
      status.textContent = problem.message;
    }
  }

  function change(operations) {
    kept.write(operations);
    show();
  }

  const add = (operations) => change(withOperations(kept.read(), operations));
  const remove = (operation) =>
    change(
      kept
        .read()
        .filter((other) => other.title !== operation.title || other.collection !== operation.collection),
    );

  function operationItem(operation) {
    const name = operation.title;
    return element(
      'li',
      {},
      element('span', { textContent: name }),
      ' ',
      button('Open', () => openInNewTab(operation), { ariaLabel: `Open ${name}` }),
      button('Copy link', () => attempt(() => link([operation]), 'The link is copied.'), {
        ariaLabel: `Copy link to ${name}`,
      }),
      button('Delete', () => attempt(() => remove(operation), `${name} is deleted.`), {
        ariaLabel: `Delete ${name}`,
      }),
    );
  }

  function collectionPart([name, operations]) {
    const heading = name === '' ? 'Without a collection' : name;
    return element(
      'section',
      {},
      element('h2', { textContent: heading }),
      button('Download', () => download(heading, writeCollection(operations)), {
        ariaLabel: `Download ${heading}`,
      }),
      button('Copy link', () => attempt(() => link(operations), 'The link is copied.'), {
        ariaLabel: `Copy link to ${heading}`,
      }),
      element('ul', {}, ...operations.map(operationItem)),
    );
  }

  function show() {
    const collections = Map.groupBy(kept.read(), (operation) => operation.collection);
    list.replaceChildren(...[...collections].map(collectionPart));
    if (collections.size === 0) list.append(element('p', { textContent: 'Nothing is saved yet.' }));
  }

  function showOffer(operations) {
    if (operations.length === 0) return;
    offer.replaceChildren(
      element('h2', { textContent: 'From the link you opened' }),
      element(
        'ul',
        {},
        ...operations.map((operation) =>
          element(
            'li',
            {},
            `${operation.title} `,
            button('Open', () => openInNewTab(operation), { ariaLabel: `Open ${operation.title}` }),
          ),
        ),
      ),
      button('Save all', () =>
        attempt(() => {
          add(operations);
          offer.replaceChildren();
        }, 'The operations are saved.'),
      ),
    );
  }

  const form = element(
    'form',
    {},
    title.label,
    collection.label,
    element('button', { type: 'submit', textContent: 'Save current operation' }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const names = { title: title.input.value.trim(), collection: collection.input.value.trim() };
    void attempt(() => add([{ ...names, ...currentOperation() }]), `${names.title} is saved.`);
  });
  file.input.addEventListener('change', () =>
    attempt(async () => {
      const [chosen] = file.input.files;
      if (chosen !== undefined) add(readCollection(await chosen.text()));
      file.input.value = '';
    }, 'The collection is added.'),
  );
  showOffer(offered);
  return { content: element('div', {}, offer, form, file.label, status, list), onShow: show };
}
