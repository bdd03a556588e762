import { button, element } from './elements.js';
import { choice, choices, labeled } from './labeledControl.js';
import { lineValues, scalarValue } from './scalarValues.js';
import { typeOf } from './variableTypes.js';

function group(name, type, content) {
  const legend = `${name}${type.isRequired ? ' (required)' : ''}`;
  return element('fieldset', {}, element('legend', { textContent: legend }), content);
}

/** The fields of an input object. Optional ones are made when they are opened: types can contain themselves. */
function objectControl(name, type, types, initial) {
  const content = element('div');
  let members = null;

  function open() {
    members ??= types.get(type.name).inputFields.map((member) => {
      const made = variableControl(
        member.name,
        memberType(member),
        types,
        initial?.[member.name],
        member.description,
      );
      content.append(made.node);
      return [member.name, made];
    });
  }

  function reading() {
    if (members === null || (!type.isRequired && !hasText(content))) return { value: undefined };
    const readings = members.map(([member, made]) => [member, made.reading()]);
    if (readings.some(([, { problem }]) => problem !== undefined)) return { problem: 'Correct the fields.' };
    return { value: Object.fromEntries(readings.map(([member, { value }]) => [member, value])) };
  }

  if (type.isRequired || (initial !== undefined && initial !== null)) {
    open();
    return { node: group(name, type, content), reading };
  }
  const node = element('details', {}, element('summary', { textContent: name }), content);
  node.addEventListener('toggle', open, { once: true });
  return { node, reading };
}

function hasText(content) {
  return [...content.querySelectorAll('input, textarea, select')].some(({ value }) => value !== '');
}

function memberType({ type, defaultValue }) {
  const made = typeOf(type);
  return { ...made, isRequired: made.isRequired && defaultValue === null };
}

/** A list of objects or lists, with a group for each item. */
function listControl(name, type, types, initial) {
  const items = [];
  let added = 0;
  const content = element('div');

  function add(value) {
    added += 1;
    const number = added;
    const made = variableControl(`${name} ${number}`, { ...type.of, isRequired: true }, types, value);
    const item = { ...made, row: element('div', {}, made.node) };
    item.row.append(
      button(`Remove ${name} ${number}`, () => {
        items.splice(items.indexOf(item), 1);
        item.row.remove();
      }),
    );
    items.push(item);
    content.append(item.row);
  }

  if (Array.isArray(initial)) initial.forEach((value) => add(value));
  else if (type.isRequired) add();
  const more = button(`Add to ${name}`, () => add());

  function reading() {
    const readings = items.map((item) => item.reading());
    if (readings.some(({ problem }) => problem !== undefined)) return { problem: 'Correct the fields.' };
    if (items.length === 0 && !type.isRequired) return { value: undefined };
    return { value: readings.map(({ value }) => value) };
  }

  return { node: group(name, type, element('div', {}, content, more)), reading };
}

/** Fields for a value of a type, with what is wrong at each field. */
export function variableControl(name, type, types, initial, help) {
  const item = type.of ?? type;
  const options =
    item.name === 'Boolean'
      ? ['true', 'false']
      : types.get(item.name)?.enumValues?.map((value) => value.name);
  const isObject = types.get(item.name)?.kind === 'INPUT_OBJECT';
  if (type.of !== undefined && (isObject || item.of !== undefined))
    return listControl(name, type, types, initial);
  if (isObject) return objectControl(name, type, types, initial);
  if (options && type.of !== undefined) return choices(name, type, options, initial, help);
  if (options) return choice(name, type, options, initial, help);
  const isList = type.of !== undefined;
  const input = isList
    ? element('textarea', { rows: 3 })
    : element('input', { type: 'text', autocomplete: 'off' });
  input.value = isList ? ((initial ?? []).join?.('\n') ?? '') : String(initial ?? '');
  const read = ({ value }) => (isList ? lineValues(type, value) : scalarValue(type, value));
  return labeled(name, type, input, read, isList ? 'One in each line.' : help);
}
