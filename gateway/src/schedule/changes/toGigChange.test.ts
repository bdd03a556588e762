import { expect, test } from 'vitest';
import { toGigChange } from './toGigChange.ts';

test('a change of a gig includes the reason for an auto-selection and omits columns without a display name', () => {
  const reason = 'Best of 2 waiting: match 84.';
  const change = toGigChange(
    {
      id: 7,
      subject: 'application',
      action: 'changed',
      actor: null,
      pro_name: 'Avery B.',
      created_ts: '2026-11-20T12:00:00Z',
      fields: [
        { field: 'is_selected', before: false, after: true, is_hidden: false },
        { field: 'selection_explanation', before: null, after: reason, is_hidden: false },
      ],
    },
    'America/New_York',
    'brigade',
  );
  expect(change).toEqual({
    id: 7,
    created_ts: '2026-11-20T12:00:00Z',
    actorName: null,
    summary: 'selected Avery B.',
    fields: [{ label: 'Why auto-select chose them', before: null, after: reason, isHidden: false }],
  });
});
