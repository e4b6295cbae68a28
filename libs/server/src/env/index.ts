export { addressFields, mongoUriOf, reachableHost, siteUrlOf } from './addresses.ts';
export {
  dataDirField,
  httpUrlField,
  logLevelField,
  mongoUriField,
  nodeEnvField,
  numberField,
  optionalPortField,
  portField,
  redisUrlField,
} from './fields.ts';
export { firebaseFields, firebaseProblems, firebaseProjectIdField } from './firebase-fields.ts';
export { allowedOrigins, corsOriginsField, hostField, trustedProxiesField } from './network-fields.ts';
export { ConfigurationError, type ConfigurationProblem, readEnv, withRules } from './read-env.ts';
export { repositoryRoot, workspaceFolder } from './repository.ts';
export { runMain } from './run-main.ts';
export { keyProblems, productionProblems } from './safety-rules.ts';
export {
  mapStyleUrlField,
  operationsTokenField,
  previewKeyField,
  remotesOriginField,
} from './site-fields.ts';
