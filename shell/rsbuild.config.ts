import { shellConfig } from '@roommate/build';

export default shellConfig;
