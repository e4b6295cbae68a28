/** The API is busy, or away: the same request can succeed later. */
export const isTemporary = (status: number): boolean => status >= 500 || [408, 409, 429].includes(status);
