import './addOnConnection.ts';
import './addOnEnums.ts';
import './addOnPermissions.ts';
import './bookLocationAddOn.ts';
import './LocationAddOn.ts';
import './updateLocationAddOn.ts';
