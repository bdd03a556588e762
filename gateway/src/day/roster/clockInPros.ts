import { timeRecordMutation } from './timeRecordMutation.ts';

timeRecordMutation({
  name: 'clockInPros',
  action: 'clock-in',
  description: 'Clocks pros in on their behalf; the punches name the manager.',
  limit: 'From 15 minutes before the start until the end of the work. Defaults to the current time.',
});
