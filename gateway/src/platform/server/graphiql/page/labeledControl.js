import { element } from './elements.js';
import { lineValues, scalarValue } from './scalarValues.js';
import { textOf } from './variableTypes.js';

let controls = 0;

/** A field with its label, and the place for its problem. */
export function labeled(name, type, input, read, help) {
  const id = `variable-${(controls += 1)}`;
  const problem = element('p', { id: `${id}-problem`, className: 'problem', hidden: true });
  input.id = id;
  input.setAttribute('aria-describedby', problem.id);
  if (type.isRequired) input.setAttribute('aria-required', 'true');

  function reading() {
    const result = read(input);
    problem.textContent = result.problem ?? '';
    problem.hidden = result.problem === undefined;
    input.setAttribute('aria-invalid', String(result.problem !== undefined));
    return result;
  }

  // A problem goes while one types. If it went or came when the field is left, the form would move under the pointer.
  input.addEventListener('input', () => {
    if (!problem.hidden) reading();
  });
  const node = element(
    'div',
    { className: 'variable' },
    element('label', { htmlFor: id, textContent: `${name}${type.isRequired ? ' (required)' : ''}` }),
    element('span', { className: 'facts', textContent: ` ${textOf(type)}` }),
    help ? element('p', { className: 'facts', textContent: help }) : null,
    input,
    problem,
  );
  return { node, reading };
}

export function choice(name, type, options, initial, help) {
  const input = element(
    'select',
    {},
    ...['', ...options].map((option) => element('option', { value: option, textContent: option || '–' })),
  );
  input.value = initial === undefined || initial === null ? '' : String(initial);
  return labeled(name, type, input, ({ value }) => scalarValue(type, value), help);
}

export function choices(name, type, options, initial, help) {
  const input = element(
    'select',
    { multiple: true, size: Math.min(6, options.length) },
    ...options.map((option) =>
      element('option', {
        value: option,
        textContent: option,
        selected: initial?.includes?.(option) ?? false,
      }),
    ),
  );
  const read = ({ selectedOptions }) =>
    lineValues(type, [...selectedOptions].map(({ value }) => value).join('\n'));
  return labeled(name, type, input, read, help);
}
