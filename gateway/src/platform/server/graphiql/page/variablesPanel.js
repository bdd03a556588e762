import { currentOperation, setVariables } from './editors.js';
import { button, element } from './elements.js';
import { inputTypes } from './inputTypes.js';
import { variableControl } from './variableControls.js';
import { variablesOf } from './variableTypes.js';

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** A form for the variables of the operation in the editor. It writes them as JSON, where they can be edited, too. */
export function variablesPanel() {
  const form = element('form', { noValidate: true });
  const status = element('output');
  let made = [];

  async function show() {
    const { query, variables } = currentOperation();
    const definitions = variablesOf(query);
    form.replaceChildren();
    if (definitions.length === 0) {
      status.textContent = 'The operation in the editor has no variables.';
      return;
    }
    try {
      const types = await inputTypes();
      const initial = parsed(variables);
      made = definitions.map(({ name, type }) => [name, variableControl(name, type, types, initial[name])]);
      form.replaceChildren(
        ...made.map(([, { node }]) => node),
        element('button', { type: 'submit', textContent: 'Use these variables' }),
      );
      status.textContent = '';
    } catch (problem) {
      status.textContent = problem.message;
    }
  }

  function apply() {
    const readings = made.map(([name, { reading }]) => [name, reading()]);
    if (readings.some(([, { problem }]) => problem !== undefined)) {
      status.textContent = 'Correct the marked fields.';
      form.querySelector('[aria-invalid="true"]')?.focus();
      return;
    }
    setVariables(
      JSON.stringify(Object.fromEntries(readings.map(([name, { value }]) => [name, value])), null, 2),
    );
    status.textContent = 'The variables are in the editor.';
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    apply();
  });
  return {
    content: element('div', {}, button('Read the editor again', show), form, status),
    onShow: () => void show(),
  };
}
