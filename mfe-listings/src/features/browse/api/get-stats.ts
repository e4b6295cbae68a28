import { apiPaths, type StatsAnswer } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

export const getStats = (signal: AbortSignal): Promise<StatsAnswer> =>
  api.request<StatsAnswer>(apiPaths.stats, { signal });
