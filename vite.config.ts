import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The browser's half: `src/app/web` -> `dist/web`, every asset with its hash in its name. */
export default defineConfig({
  root: at('./src/app/web'),
  cacheDir: at('./.cache/vite'),
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    sourcemap: false,
    // No data: addresses: the content policy allows this origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    fs: { allow: [at('.')] },
    proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` },
  },
})
