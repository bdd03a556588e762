import { timeRecordMutation } from './timeRecordMutation.ts';

timeRecordMutation({
  name: 'endBreaks',
  action: 'end-break',
  description: 'Ends the breaks that pros are on.',
  limit: 'After the start of the break, which is at most as long as the shift. Defaults to the current time.',
});
