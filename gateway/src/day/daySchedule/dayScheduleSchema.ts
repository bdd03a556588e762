import './DaySchedule.ts';
import './dayScheduleField.ts';
import './userDaySchedule.ts';
import './scheduledProsField.ts';
