import type { BadField } from './savedForms.ts';

/** Controls with an error, groups of controls with one, and the error that belongs to no field. */
const bad = '[aria-invalid="true"]:not(fieldset), fieldset[data-invalid], [role="alert"]';

/** The fields of a form that have an error, in the order of the page. */
export function badFields(form: HTMLFormElement | null, title: string): readonly BadField[] {
  return [...(form?.querySelectorAll<HTMLElement>(bad) ?? [])].map((element) => {
    const label = labelOf(element) ?? title;
    return {
      key: `${title}: ${label}`,
      label,
      focus: () => {
        element.scrollIntoView({ block: 'center' });
        (element.querySelector<HTMLElement>('input:enabled') ?? element).focus({ preventScroll: true });
      },
    };
  });
}

function labelOf(element: HTMLElement): string | undefined {
  if (element instanceof HTMLFieldSetElement) return textOf(element.querySelector('legend'));
  const { labels } = element as Partial<HTMLInputElement>;
  return textOf(labels?.[0]);
}

/** Without the star of required fields. */
function textOf(label: Element | null | undefined): string | undefined {
  return label?.textContent.replace(/\s*\*$/, '').trim();
}
