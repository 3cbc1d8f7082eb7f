import { browse } from './cases/browse';
import { faultMatrix } from './matrix';

faultMatrix('browse', browse);
