import './ExpiringCertification.ts';
import './Home.ts';
import './HomeDay.ts';
import './HomeGig.ts';
import './HomeItem.ts';
import './HomeTotals.ts';
import './HomeWeek.ts';
import './homeField.ts';
