import './gigRecurrence.ts';
import './Recurrence.ts';
import './recurrenceDates.ts';
import './RecurrenceFrequency.ts';
import './RecurrenceInput.ts';
import './RecurrencePreview.ts';
import './recurringGigs.ts';
