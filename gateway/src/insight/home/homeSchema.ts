import './Home.ts';
import './HomeGig.ts';
import './HomeItem.ts';
import './homeField.ts';
import './HomeTotals.ts';
