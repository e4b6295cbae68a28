import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';

/** The code of the map, which only people who look at it need. */
export const mapCode = new CodeOnDemand('The map', () => import('../../map/area-map.tsx'), log);
