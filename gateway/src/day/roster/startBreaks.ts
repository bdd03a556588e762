import { timeRecordMutation } from './timeRecordMutation.ts';

timeRecordMutation({
  name: 'startBreaks',
  action: 'start-break',
  description: 'Starts breaks of pros who are at work.',
  limit: 'While the pro is at work. Defaults to the current time.',
});
