import { remoteConfig } from '@roommate/build';
import { mergeRsbuildConfig, type ConfigParams } from '@rsbuild/core';
import manifest from './remote.json' with { type: 'json' };

/** MapLibre imports scripts that its caller names. The product names none, so the build does not have to find them. */
const mapLibre = { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } };

export default (params: ConfigParams) =>
  mergeRsbuildConfig(remoteConfig({ manifest })(params), {
    tools: { rspack: { module: { rules: [mapLibre] } } },
  });
