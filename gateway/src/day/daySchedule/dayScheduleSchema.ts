import './DaySchedule.ts';
import './dayScheduleField.ts';
