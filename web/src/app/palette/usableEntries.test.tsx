import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeHome } from '../../testing/homes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeLocation, makeViewer } from '../../testing/world.ts';

const question = 'servers over 4.5 who worked here in October 2025';

/** The options of the palette for a text, for a viewer with these facts. */
async function optionsFor(text: string, facts: Record<string, unknown>) {
  const { screen, gateway } = await renderApp('/locations/1/home', {
    viewer: makeViewer(facts),
    location: makeLocation(1, { home: makeHome(), pastWork: () => connection([], {}) }),
    search: { gigs: [], pros: [], events: [], teamMembers: [], organizationAdmins: [], locations: [] },
  });
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = screen.getByRole('dialog', { name: 'Search and commands' });
  await expect.element(dialog.getByRole('searchbox', { name: 'Search and commands' })).toHaveFocus();
  await userEvent.keyboard(text);
  await expect.poll(() => gateway.names()).toContain('useSearchResultsQuery');
  return { option: (name: RegExp) => dialog.getByRole('option', { name }), gateway };
}

test.each([
  ['to viewers who have the assistant', ['JOBS_HISTORY_ASSISTANT'], 1],
  ['to no one else', [], 0],
  ['also if the features are not known', () => fault('UPSTREAM_UNAVAILABLE'), 1],
])('offers to ask about past work %s', async (_whom, featureFlags, offered) => {
  const { option, gateway } = await optionsFor(question, { featureFlags });
  await expect.poll(() => gateway.names()).toContain('useHasAssistantQuery');
  await expect.element(option(/^Ask about past work/)).toHaveLength(offered);
});

test('asks for no features while nothing is asked', async () => {
  const { gateway } = await optionsFor('servers', {});
  expect(gateway.names()).not.toContain('useHasAssistantQuery');
});

test.each([
  ['who may review them', 'TEAM_MEMBER', 1],
  ['whose access is not known', null, 0],
])('offers the audit of location checks to viewers %s', async (_whom, viewerAccess, offered) => {
  const { option } = await optionsFor('geofence', { activeLocations: [makeLocation(1, { viewerAccess })] });
  await expect.element(option(/^Geofence audit/)).toHaveLength(offered);
});
