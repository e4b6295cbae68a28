import { apiPaths, type StatsResponse } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

export const getStats = (signal: AbortSignal): Promise<StatsResponse> =>
  api.request<StatsResponse>(apiPaths.stats, { signal });
