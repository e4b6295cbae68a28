import { remoteConfig } from '@roommate/build';
import manifest from './remote.json' with { type: 'json' };

export default remoteConfig({ manifest });
