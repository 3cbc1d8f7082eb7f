import { startUp } from './cases/start-up';
import { faultMatrix } from './matrix';

faultMatrix('start-up', startUp);
