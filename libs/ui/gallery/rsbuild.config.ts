import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The gallery of all components: `npm run dev -w @roommate/ui`, at GALLERY_PORT or 3060. */
export default defineConfig({
  plugins: [pluginReact()],
  root: import.meta.dirname,
  source: { entry: { index: './src/main.tsx' } },
  resolve: { conditionNames: ['@roommate/source', '...'] },
  html: { title: 'Roommate Dhaka: components' },
  server: { host: '127.0.0.1', port: Number(process.env.GALLERY_PORT ?? 3060), strictPort: true },
});
