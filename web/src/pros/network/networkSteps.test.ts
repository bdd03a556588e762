import { expect, test } from 'vitest';
import { networkStepsInput, noSteps } from './networkSteps.ts';

const groupIds = ['UHJvR3JvdXA6MQ=='];

test.each([
  [noSteps, true, null],
  [{ ...noSteps, groupIds }, false, { groupIds, groupHours: 24 }],
  [{ ...noSteps, networkHours: 8 }, true, { networkHours: 8 }],
  [{ ...noSteps, networkHours: 8 }, false, null],
  [{ groupIds, groupHours: 4, networkHours: 8 }, true, { groupIds, groupHours: 4, networkHours: 8 }],
])('the steps %j, moving on: %j, are sent as %j', (steps, moves, sent) => {
  expect(networkStepsInput(steps, moves)).toEqual(sent);
});
