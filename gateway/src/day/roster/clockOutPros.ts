import { timeRecordMutation } from './timeRecordMutation.ts';

timeRecordMutation({
  name: 'clockOutPros',
  action: 'clock-out',
  description: 'Clocks pros out on their behalf, and ends the breaks they are on.',
  limit: 'After the clock-in by at most 16 hours, and after the breaks. Defaults to the current time.',
});
