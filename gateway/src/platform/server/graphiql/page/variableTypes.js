const token = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#[^\n]*|[_A-Za-z]\w*|-?\d[\w.+-]*|\.\.\.|[!$()[\]{}:=|@&]/g;
const operations = new Set(['query', 'mutation', 'subscription']);
const brackets = { '(': ')', '[': ']', '{': '}' };

function tokensOf(document) {
  return (document.match(token) ?? []).filter((text) => !text.startsWith('#'));
}

/** The index behind a value that begins at `at`: a token, or everything to the closing bracket. */
function afterValue(tokens, at) {
  const open = [];
  let index = at;
  do {
    const text = tokens[index];
    if (text in brackets) open.push(brackets[text]);
    else if (text === open.at(-1)) open.pop();
    index += 1;
  } while (open.length > 0 && index < tokens.length);
  return index;
}

function readType(tokens, at) {
  let index = at + 1;
  let type = { name: tokens[at] };
  if (tokens[at] === '[') {
    const item = readType(tokens, index);
    type = { of: item.type };
    index = item.index + 1;
  }
  const isRequired = tokens[index] === '!';
  return { type: { ...type, isRequired }, index: isRequired ? index + 1 : index };
}

function readDefinitions(tokens, at) {
  const found = [];
  let index = at;
  while (index < tokens.length && tokens[index] !== ')') {
    if (tokens[index] !== '$' || tokens[index + 2] !== ':') {
      index += 1;
      continue;
    }
    const name = tokens[index + 1];
    const { type, index: behind } = readType(tokens, index + 3);
    const hasDefault = tokens[behind] === '=';
    found.push({ name, type: { ...type, isRequired: type.isRequired && !hasDefault } });
    index = hasDefault ? afterValue(tokens, behind + 1) : behind;
  }
  return found;
}

/** The variables of all operations of a document, each name once. Of text that is no document yet, what can be read. */
export function variablesOf(document) {
  const tokens = tokensOf(document);
  const found = new Map();
  let index = 0;
  while (index < tokens.length) {
    if (!operations.has(tokens[index])) {
      index = afterValue(tokens, index);
      continue;
    }
    index += 1;
    if (tokens[index] !== '(' && tokens[index] !== '{') index += 1;
    if (tokens[index] !== '(') continue;
    for (const variable of readDefinitions(tokens, index + 1)) found.set(variable.name, variable);
    index = afterValue(tokens, index);
  }
  return [...found.values()];
}

/** A type of introspection in the same form. */
export function typeOf({ kind, name, ofType }) {
  if (kind === 'NON_NULL') return { ...typeOf(ofType), isRequired: true };
  return kind === 'LIST' ? { of: typeOf(ofType), isRequired: false } : { name, isRequired: false };
}

/** A type as GraphQL writes it. */
export function textOf({ name, of, isRequired }) {
  return `${of === undefined ? name : `[${textOf(of)}]`}${isRequired ? '!' : ''}`;
}
