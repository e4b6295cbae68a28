/**
 * The version of the API, in the document and in the header `API-Version`. The newest entry of docs/api-changelog.md has the
 * same version. The minor number grows with additions. A breaking change would be a new major number.
 */
export const API_VERSION = '1.1.0';
