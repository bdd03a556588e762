import './createManagerOnDuty.ts';
import './deleteManagerOnDuty.ts';
import './ManagerOnDuty.ts';
import './managerOnDutyPayload.ts';
import './updateManagerOnDuty.ts';
