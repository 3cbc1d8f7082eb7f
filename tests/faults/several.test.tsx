import { faultMatrix } from './matrix';
import { several } from './places/several';

faultMatrix('several', several);
