import './DaySchedule.ts';
import './dayScheduleField.ts';
import './scheduledProsField.ts';
