import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../testing/renderApp.tsx';
import { termsWorld } from '../../testing/terms.ts';
import { makeLocation } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

interface Row {
  line: { skillId: string; places: number; wageCents: number; date: string };
}

const skills = ['Server', 'Line Cook'].map((name, index) => ({
  skill: { __typename: 'Skill', id: `skill-${index + 1}`, databaseId: index + 1, name },
}));

const headings = 'Position\tDate\tStart\tEnd\tPlaces\tWage';
const line = (changes: Partial<Record<'position' | 'wage' | 'places', string>> = {}) =>
  [
    changes.position ?? 'Server',
    '1/15/2099',
    '5 pm',
    '11 pm',
    changes.places ?? '2',
    changes.wage ?? '24.50',
  ].join('\t');

/** A server that rejects rows with 66 places. */
function respondToImport({ input }: { input: { rows: Row[]; validateOnly?: boolean } }) {
  const results = input.rows.map(({ line: { places } }, index) => ({
    errors: places === 66 ? [{ message: 'This start has passed.', path: ['line', 'startTime'] }] : [],
    sameGig: null,
    gig: input.validateOnly ? null : { __typename: 'Gig', id: `gig-${index}` },
  }));
  return { results, errors: [] };
}

async function paste(rows: string[], facts: object = {}, root: Record<string, unknown> = {}) {
  const location = makeLocation(1, { postableSkills: skills, viewerCanPostGigs: true, ...facts });
  const app = await renderApp('/locations/1/import', { location, importGigs: respondToImport, ...root });
  await app.screen
    .getByRole('textbox', { name: 'Rows of your spreadsheet' })
    .fill([headings, ...rows].join('\n'));
  await app.screen.getByRole('button', { name: 'Check rows' }).click();
  return app;
}

const rightmost = (selector: string) =>
  Math.max(...[...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().right));

test('shows errors at their cells, and imports rows after they are fixed', async () => {
  const rows = Array.from({ length: 10 }, () => line());
  rows[3] = line({ wage: '14.99' });
  rows[6] = line({ places: '66' });
  const { screen, gateway, router } = await paste(rows);

  await expect.element(screen.getByText('8 shifts ready to import. Fix 2 rows')).toBeVisible();
  const wage = screen.getByRole('textbox', { name: 'Wage, row 4' });
  await expect.element(wage).toHaveAccessibleDescription('Enter a wage from $15 to $75 an hour');
  await expect
    .element(screen.getByRole('textbox', { name: 'Start, row 7' }))
    .toHaveAccessibleDescription('This start has passed.');
  await expectAccessible();

  await wage.fill('$25');
  await expect.element(screen.getByText('9 shifts ready to import. Fix 1 row')).toBeVisible();
  await screen.getByRole('button', { name: 'Import 9 shifts' }).click();

  await expect.element(screen.getByText('9 shifts posted')).toBeVisible();
  await expect.poll(() => screen.getByRole('row').elements().length).toBe(2);
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toMatchObject({
      input: {
        locationId: 'location-1',
        validateOnly: false,
        rows: expect.arrayContaining([
          expect.objectContaining({ line: expect.objectContaining({ skillId: 'skill-1', wageCents: 2500 }) }),
        ]),
      },
    });
  await screen.getByRole('button', { name: 'Remove row 7' }).click();
  await expect.element(screen.getByText('0 shifts ready to import')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/locations/1/import');
});

test('warns about a start that daylight saving time skips', async () => {
  const { screen } = await paste([
    ['Server', '3/8/2099', '2:30 am', '10 am', '2', '24.50'].join('\t'),
    line(),
  ]);
  await expect.element(screen.getByText('2 shifts ready to import')).toBeVisible();
  await expect
    .element(screen.getByRole('row').nth(1))
    .toMatchTextContent(
      '2:30 am does not exist on Sun, Mar 8, 2099: the clocks go forward. The shift starts at 3:00 am.',
    );
  await expect.element(screen.getByText(/the clocks/)).toHaveLength(1);
  await expectAccessible();
});

test('lets the user choose the field of an unknown column', async () => {
  const { screen } = await paste([], {});
  await expect.element(screen.getByText('There are headings, but no rows below them')).toBeVisible();
  const text = [headings.replace('Wage', 'Extra'), line()].join('\n');
  await screen.getByRole('textbox', { name: 'Rows of your spreadsheet' }).fill(text);
  await screen.getByRole('button', { name: 'Check rows' }).click();

  await expect.element(screen.getByText('Choose a column for: Wage.')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Field of “Extra”' }).click();
  await screen.getByRole('option', { name: 'Wage', exact: true }).click();

  await expect.element(screen.getByText('1 shift ready to import')).toBeVisible();
});

test('keeps the rows when the import fails', async () => {
  const { screen, gateway } = await paste([line()]);
  await expect.element(screen.getByText('1 shift ready to import')).toBeVisible();
  gateway.intercept(() => Response.json({ errors: [{ message: 'down' }] }, { status: 503 }));
  await screen.getByRole('button', { name: 'Import 1 shift' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  gateway.intercept(null);
  await screen.getByRole('button', { name: 'Import 1 shift' }).click();
  await expect.element(screen.getByText('1 shift posted')).toBeVisible();
});

test('shows the reason to viewers without the permission to post', async () => {
  const { screen } = await renderApp('/locations/1/import', {
    location: makeLocation(1, {
      viewerCanPostGigs: false,
      viewerCannotPostGigsReason: 'Ask a location admin.',
      postableSkills: [],
    }),
  });
  await expect.element(screen.getByRole('heading', { name: 'You cannot post shifts here' })).toBeVisible();
  await expect.element(screen.getByText('Ask a location admin.')).toBeVisible();
});

test('fits rows on a phone, and moves the focus from error to error', async () => {
  await page.viewport(360, 800);
  const { screen } = await paste([
    line(),
    line({ wage: '14.99' }),
    line({ places: '66' }),
    line({ position: 'Juggler' }),
  ]);
  await expect.element(screen.getByText('1 shift ready to import. Fix 3 rows')).toBeVisible();
  await expect.poll(() => rightmost('td input, td button, td p')).toBeLessThanOrEqual(360);
  await expectAccessible();

  const next = screen.getByRole('button', { name: 'Next error' });
  await next.click();
  const wage = screen.getByRole('textbox', { name: 'Wage, row 2' });
  await expect.element(wage).toHaveFocus();
  await wage.fill('25');
  for (const name of ['Start, row 3', 'Position, row 4', 'Start, row 3']) {
    await next.click();
    await expect.element(screen.getByRole('textbox', { name })).toHaveFocus();
  }
});

test.each([360, 1440])('only the table scrolls sideways at %d px', async (width) => {
  await page.viewport(width, 800);
  const { screen } = await paste([line(), line({ position: 'Juggler' })]);
  await expect.element(screen.getByText('1 shift ready to import. Fix 1 row')).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('rows that were refused without accepted terms are checked and imported once these are accepted', async () => {
  const terms = termsWorld();
  const { screen, gateway } = await paste(
    [line(), line({ places: '3' })],
    {},
    {
      ...terms.root,
      importGigs: (asked: Parameters<typeof respondToImport>[0]) => {
        const { results, errors } = terms.unlessRefused(respondToImport(asked));
        return { results: errors.length > 0 ? null : results, errors };
      },
    },
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Accept the terms of use first.');
  await screen.getByRole('alert').getByRole('button', { name: 'Read and accept' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Terms of use' });
  await dialog.getByRole('button', { name: 'Accept and continue' }).click();

  await expect.element(screen.getByText('2 shifts ready to import')).toBeVisible();
  await expect.element(screen.getByText('Accept the terms of use first.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Import 2 shifts' }).click();
  await expect.element(screen.getByText('2 shifts posted')).toBeVisible();
  expect(gateway.last('importGigsMutation')?.variables).toMatchObject({ input: { validateOnly: false } });
});
