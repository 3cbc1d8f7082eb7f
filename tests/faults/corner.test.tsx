import { corner } from './cases/corner';
import { faultMatrix } from './matrix';

faultMatrix('corner', corner);
