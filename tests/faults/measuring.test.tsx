import { measuring } from './cases/measuring';
import { faultMatrix } from './matrix';

faultMatrix('measuring', measuring);
