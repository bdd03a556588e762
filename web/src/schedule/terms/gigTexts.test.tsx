import {
  type GigTermIn,
  gigTerms,
  gigTermsIn,
  type GigTermUse,
  type GigTextTerm,
} from '@brigade/domain/schedule/terms/gigTerms.ts';
import { describe, expect, test } from 'vitest';
import { makeLocationWithMaterials } from '../../testing/materials.ts';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig } from '../../testing/world.ts';

const textsIn = <Use extends GigTermUse>(use: Use) =>
  gigTermsIn(use).filter((name): name is GigTermIn<Use> & GigTextTerm => 'maxLength' in gigTerms[name]);

const fieldNames = (root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLElement>('input[name], textarea[name]')].map((field) =>
    field.getAttribute('name'),
  );

describe('every text of a gig', () => {
  test('every text of a gig has a field in the posting form', async () => {
    const { screen } = await renderApp('/locations/1/gigs-add', postingWorld());
    await expect.element(screen.getByRole('button', { name: 'Post Shift' }).first()).toBeVisible();
    await expect
      .poll(() => fieldNames())
      .toEqual(expect.arrayContaining([...textsIn('line'), ...textsIn('posting')]));
  });

  test('every text of a gig has a field in the template dialog', async () => {
    const { screen } = await renderApp('/locations/1/templates', { location: makeLocationWithMaterials() });
    await screen.getByRole('button', { name: 'New template' }).click();
    const dialog = screen.getByRole('dialog', { name: 'New shift template' });
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect
      .poll(() => fieldNames(dialog.element()))
      .toEqual(expect.arrayContaining(textsIn('template')));
  });

  test.each(textsIn('editing'))('the text %s has a field with its limit in the edit form', async (name) => {
    const { location } = postingWorld();
    const { screen, gateway } = await renderApp('/locations/1/gigs/5/edit', {
      gig: makeGig(5, { location }),
      location,
    });
    const save = screen.getByRole('button', { name: 'Save changes' });
    await expect.element(save).toBeVisible();
    const { maxLength } = gigTerms[name];
    const field = document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`);
    expect(field?.maxLength).toBe(maxLength);
    // A script can exceed the limit, as can a gig of another server.
    setText(field, 'x'.repeat(maxLength + 1));
    await save.click();

    await expect.element(screen.getByText(`At most ${maxLength} characters`)).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(field);
    setText(field, 'x'.repeat(maxLength));
    await expect.element(screen.getByText(`At most ${maxLength} characters`)).not.toBeInTheDocument();
    expect(gateway.names()).not.toContain('updateGigMutation');
  });

  test('every text of a gig is shown on the page of the gig', async () => {
    const texts = [...textsIn('line'), ...textsIn('posting')];
    const facts = Object.fromEntries(texts.map((name) => [name, `The ${name}`]));
    const { screen } = await renderApp('/locations/1/gigs/5?tab=details', { gig: makeGig(5, facts) });
    for (const name of texts) {
      await expect.element(screen.getByText(`The ${name}`).first()).toBeVisible();
    }
  });
});

/** Sets the text as React expects it from the browser. */
function setText(field: HTMLTextAreaElement | HTMLInputElement | null, text: string) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
