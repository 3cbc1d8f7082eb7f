import { faultMatrix } from './matrix';
import { browse } from './places/browse';

faultMatrix('browse', browse);
