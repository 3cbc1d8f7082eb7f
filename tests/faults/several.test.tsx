import { several } from './cases/several';
import { faultMatrix } from './matrix';

faultMatrix('several', several);
