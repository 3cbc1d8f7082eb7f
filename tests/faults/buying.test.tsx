import { buying } from './cases/buying';
import { faultMatrix } from './matrix';

faultMatrix('buying', buying);
