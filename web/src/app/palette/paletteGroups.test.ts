import { describe, expect, test } from 'vitest';
import { paletteGroups } from './paletteGroups.ts';

const page = (id: string, label: string) => ({ id, label, href: `/${id}` });

const parts = {
  actions: [{ id: 'copy', label: 'Copy link' }],
  recent: [page('gigs/7', 'Server #7')],
  pages: [page('home', 'Today'), page('schedule', 'Schedule')],
  further: [{ ...page('info#payments', 'Settings: Payments'), description: 'Tips' }],
  locations: [page('locations/1/home', 'Harbor House')],
  found: [
    { title: 'Shifts', entries: [page('gigs/7', 'Server #7'), page('gigs/8', 'Server #8')] },
    {
      title: 'Locations',
      entries: [page('locations/1/home', 'Harbor House'), page('locations/2/home', 'Harbor Annex')],
    },
  ],
  scoreOf: (_entry: { label: string }) => 0,
  ask: [],
};

const scoreByName = ({ label }: { label: string }) => ['Schedule', 'Server #8'].indexOf(label) + 1;

const outline = (text: string, given = parts) =>
  paletteGroups(text, given).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);

describe('the lines of the palette', () => {
  test('the palette without a text lists the actions, what was visited, and the pages', () => {
    expect(outline('', { ...parts, found: [] })).toEqual([
      ['Actions', 'Copy link'],
      ['Recent', 'Server #7'],
      ['Go to', 'Today', 'Schedule'],
    ]);
  });

  test('the lines of the palette are in the order of use within their groups', () => {
    const used = { ...parts, recent: [], scoreOf: scoreByName };
    expect(outline('', { ...used, found: [] })).toContainEqual(['Go to', 'Schedule', 'Today']);
    expect(outline('server', used)).toContainEqual(['Shifts', 'Server #8', 'Server #7']);
  });

  test('the lines of the palette name the settings by what they set, only with a text', () => {
    expect(outline('tips')).toContainEqual(['Go to', 'Settings: Payments']);
    expect(outline('').flat()).not.toContain('Settings: Payments');
  });

  test('the palette with a text lists those that match, each page once', () => {
    expect(outline('server')).toEqual([
      ['Recent', 'Server #7'],
      ['Shifts', 'Server #8'],
      ['Locations', 'Harbor House', 'Harbor Annex'],
    ]);
    expect(outline('harbor')).toEqual([
      ['Shifts', 'Server #7', 'Server #8'],
      ['Locations', 'Harbor House', 'Harbor Annex'],
    ]);
  });

  test('the palette with a text lists everyone of a team, who share its page', () => {
    const team = { id: 'team', label: 'Settings: Team', href: '/locations/1/teams' };
    const found = [
      {
        title: 'Team',
        entries: [
          { ...team, id: 'ting', label: 'Ting Li' },
          { ...team, id: 'inga', label: 'Inga T' },
        ],
      },
    ];
    expect(outline('t', { ...parts, recent: [], further: [], pages: [team], locations: [], found })).toEqual([
      ['Go to', 'Settings: Team'],
      ['Team', 'Ting Li', 'Inga T'],
    ]);
  });

  test('the lines of the palette have ids of their own', () => {
    const ids = paletteGroups('', parts).flatMap(({ entries }) => entries.map(({ id }) => id));

    expect(new Set(ids).size).toBe(ids.length);
  });
});
