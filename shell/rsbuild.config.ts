import { shellConfig } from '@roommate/build';
import manifest from './shell.json' with { type: 'json' };

export default shellConfig({ manifest });
