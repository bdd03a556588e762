import './errorCatalogue.ts';
import './errorsField.ts';
import './nodeQueries.ts';
import './scalars.ts';
import './UserError.ts';
import './Weekday.ts';
