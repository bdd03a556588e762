import { element } from './elements.js';

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Tabs beside the editors. Only the selected tab is in the order of the Tab key; arrow keys move between tabs.
 *
 * @param parts { title, content, onShow }
 */
export function showPanel(place, summary, parts, first = 0) {
  const tabs = parts.map(({ title }, index) =>
    element('button', {
      type: 'button',
      id: `panel-tab-${index}`,
      textContent: title,
      attributes: { role: 'tab', 'aria-controls': `panel-${index}` },
    }),
  );
  const bodies = parts.map(({ content }, index) =>
    element(
      'div',
      {
        id: `panel-${index}`,
        tabIndex: 0,
        attributes: { role: 'tabpanel', 'aria-labelledby': `panel-tab-${index}` },
      },
      content,
    ),
  );

  function select(selected) {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
      bodies[index].hidden = index !== selected;
    });
    parts[selected].onShow?.();
  }

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => select(index));
    tab.addEventListener('keydown', ({ key }) => {
      if (!(key in steps)) return;
      const next = (index + steps[key] + tabs.length) % tabs.length;
      select(next);
      tabs[next].focus();
    });
  });
  const list = element('div', { attributes: { role: 'tablist', 'aria-label': 'Workbench' } }, ...tabs);
  place.append(summary, list, ...bodies);
  select(first);
}
