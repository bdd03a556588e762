import type { Locator } from 'playwright';

/**
 * Names that occur once among the labels of controls, in their order: pros show a first name and an initial, which two
 * of them may share.
 *
 * @param prefix what each label has before the name
 */
export async function uniqueNames(controls: Locator, prefix: string): Promise<string[]> {
  const labels = await controls.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels
    .filter((label) => labels.indexOf(label) === labels.lastIndexOf(label))
    .map((label) => label.replace(prefix, ''));
}
