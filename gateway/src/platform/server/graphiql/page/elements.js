/** An element with properties and children; null and false leave a child out. */
export function element(name, properties = {}, ...children) {
  const { attributes = {}, ...rest } = properties;
  const made = Object.assign(document.createElement(name), rest);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** An input with its label around it. */
export function field(label, properties) {
  const input = element('input', properties);
  return { input, label: element('label', {}, label, input) };
}

export function button(text, onClick, properties = {}) {
  const made = element('button', { type: 'button', textContent: text, ...properties });
  made.addEventListener('click', onClick);
  return made;
}
