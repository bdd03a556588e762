import './calendarField.ts';
import './CalendarGig.ts';
