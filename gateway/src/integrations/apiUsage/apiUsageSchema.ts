import './ApiCallTime.ts';
import './ApiUsage.ts';
import './ApiUsageMinute.ts';
import './ApiUsageSource.ts';
