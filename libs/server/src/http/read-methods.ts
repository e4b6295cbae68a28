const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request with the method changes nothing (RFC 9110, 9.2.1). */
export const isReadMethod = (method: string): boolean => readMethods.includes(method);
