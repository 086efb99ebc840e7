import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { readConfig } from './src/app/server/config'
import { pageRenderer } from './src/app/server/page-meta'
import { commonPasswords } from './src/landlord/credentials/rules-listed-passwords'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Writes a `.br` and a `.gz` file next to each file that compresses well, so that the server can send them as they are.
 */
function compressed(): Plugin {
  let out = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const names = await readdir(join(out, 'assets')).catch(() => [])
      const files = names.filter((name) => /\.(m?js|css|svg|wasm)$/.test(name)).map((name) => join(out, 'assets', name))
      for (const file of files) {
        const bytes = await readFile(file)
        if (bytes.length < 1024) continue
        await writeFile(
          `${file}.br`,
          await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}

/** Chunks that every visitor loads with the first page. */
const always = new Set<string>()

/**
 * Finds these chunks in the finished bundle. If each lazy import named them again, nothing would load earlier, and the
 * first page would be larger by more than a kibibyte of file names.
 */
function foundWithEntry(): Plugin {
  return {
    name: 'found-with-entry',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        const follow = (name: string) => {
          const chunk = bundle[name]
          if (chunk?.type !== 'chunk' || always.has(name)) return
          always.add(name)
          for (const next of chunk.imports) follow(next)
        }
        for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) follow(name)
      },
    },
  }
}

/**
 * Lists the files that the app loads ahead (src/app/web/shell/Shell.tsx): all that a visitor doesn't load with the
 * first page. Leaves out files that are of no use without a connection: the viewer of PDF files, the reader of
 * photographs, and the list of passwords that nobody may choose.
 */
function listedParts(): Plugin {
  return {
    name: 'listed-parts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => /\.(js|css)$/.test(name) && !always.has(name) && !/\/(pdf|photo|rules-listed)/.test(name))
          .toSorted()
        const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
        this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify({ build, files }) })
      },
    },
  }
}

/** The ends of the paths that `together` was called with. */
const joined: string[] = []

/** Puts small files that nearly every page needs into one chunk, because one chunk compresses better than many. */
function together(name: string, folders: Readonly<Record<string, readonly string[]>>) {
  const paths = Object.entries(folders).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`))
  joined.push(...paths)
  return { name, test: new RegExp(`/(?:${paths.join('|')})[./]`), includeDependenciesRecursively: false }
}

/**
 * Fails if `together` names a path that no file has. Such a file was probably renamed, and would become a small chunk
 * of its own. The gallery (e2e/gallery.ts) is not checked. It is built with this configuration too, but has only some
 * of the files.
 */
function joinedExist(): Plugin {
  return {
    name: 'joined-exist',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      if (!ids.includes(at('./src/app/web/index.html'))) return
      const missing = joined.filter((path) => !ids.some((id) => id.includes(`/${path}.`) || id.includes(`/${path}/`)))
      if (missing.length > 0) this.error(`No file is called ${missing.join(', ')}`)
    },
  }
}

/**
 * Bundles the finished list of common passwords instead of its source. The source would bring the whole dictionary of
 * 50,000 words, 200 KiB compressed.
 */
function listedPasswords(): Plugin {
  return {
    name: 'listed-passwords',
    load: (id) =>
      id.endsWith('/rules-listed-passwords.ts')
        ? `export const commonPasswords = new Set(${JSON.stringify([...commonPasswords].join(' '))}.split(' '))`
        : null,
  }
}

/**
 * Leaves out the parts of zod that only the server uses. Otherwise the login would load them: the code that writes a
 * schema as JSON Schema (for the OpenAPI document; 33 kB of source), and English sentences for refused values (the
 * screens have their own texts in both languages).
 */
function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    apply: 'build',
    load: async (id) => {
      if (id.endsWith('/zod/v4/locales/en.js')) return 'export default () => ({})'
      if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null
      const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function|\{ \w+ as) (\w+)/gm)
      return ['const none = () => none', ...[...names].map(([, name]) => `export { none as ${name} }`)].join('\n')
    },
  }
}

/**
 * In development Vite serves the page. So the server's configuration is written into the page here, as the server does
 * it in production.
 */
function configured(): Plugin {
  return {
    name: 'configured',
    apply: 'serve',
    transformIndexHtml: (html) => {
      const { links, supportEmail, smtpUrl, sandboxPort, externalLogin, olderTaxPath } = readConfig(process.env)
      const sandboxUrl = smtpUrl ? null : `http://127.0.0.1:${sandboxPort}`
      const shown = externalLogin ? 'shown' : 'hidden'
      const help = olderTaxPath ? `http://127.0.0.1:${sandboxPort}/altinn2-desk` : null
      const authority = { taxAuthority: 'on', olderTaxHelp: help } as const
      return pageRenderer(html, { links, supportEmail, sandboxUrl, externalLogin: shown, ...authority })('')
    },
  }
}

/**
 * The reader of photographs imports two modules of Node for its use there. In the browser it needs neither, so they are
 * empty.
 */
function withoutNode(): Plugin {
  const none = '\0without-node'
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: (id, importer) =>
      (id === 'fs' || id === 'crypto') && importer?.includes('/tesseract.js-core/') ? none : null,
    load: (id) => (id === none ? 'export default {}' : null),
  }
}

/** The browser's part: `src/app/web` -> `dist/web`. Every asset has its hash in its name. */
export default defineConfig({
  root: at('./src/app/web'),
  cacheDir: at('./.cache/vite'),
  publicDir: false,
  plugins: [
    react(),
    configured(),
    listedPasswords(),
    withoutServerParts(),
    joinedExist(),
    foundWithEntry(),
    listedParts(),
    compressed(),
  ],
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    sourcemap: false,
    // No assets as `data:` addresses, because the content policy allows only this origin.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !always.has(file)) : files,
    },
    reportCompressedSize: false,
    // In kB of source. scripts/size.mjs limits the bytes that are sent.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The first page contains the names of all other files. Names that consist only of hexadecimal digits compress
        // to a third. The manifest says which file is which. Only files that are not loaded ahead keep their names
        // (listedParts).
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) =>
          /^(pdf|rules-listed)/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // The modules that every page starts with are one chunk. It compresses better than several. It also ensures
        // that no-eval.ts tells zod not to try `eval` before anything else runs.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'] },
            // The calls of a login. Otherwise they would be two chunks of half a KiB.
            { name: 'login', test: /\/src\/landlord\/login\/(?:calls|model)\.ts$/ },
            together('inputs', {
              '@mantine/core/esm/components': ['Input', 'InputBase', 'TextInput', 'CloseButton'],
              '@mantine/core/esm/core/styles-api': ['use-resolved-styles-api'],
              'base/ui/field': ['field', 'focus-field', 'text-field'],
              icons: ['search'],
            }),
            together('form', {
              'base/ui/form': [
                ...[
                  'form',
                  'use-form',
                  'use-form-state',
                  'edited-values',
                  'sending-blocks',
                  'form-errors',
                  'error-summary',
                ],
                ...['summary-line', 'after-pointer-up', 'draft-key'],
              ],
              'base/kit': ['file-value'],
            }),
            together('page', {
              'base/ui/page': ['loading', 'error-state', 'empty-state', 'use-search-params'],
              'base/ui/words': ['format', 'today'],
              'base/ui/field': ['select-field'],
              '@mantine/core/esm/components': ['NativeSelect'],
              '@mantine/core/esm/components/Combobox': [
                ...['get-parsed-combobox-data', 'Combobox.module', 'ComboboxChevron'],
              ],
              'base/kit': ['file-type'],
              'base/file': ['model'],
              icons: ['rotate-cw', 'chevrons-up-down'],
            }),
            {
              name: 'books',
              test: /\/src\/books\/[^/]+\/(?:model|calls|rules)/,
              includeDependenciesRecursively: false,
              minShareCount: 20,
            },
            // The modules that the landlord's frame shares with its pages.
            together('frame', {
              'landlord/house/web': ['RecordHouseField', 'HouseField', 'house-slot', 'use-house'],
              'landlord/credentials/web': ['unsaved-note'],
              'app/web/shell': ['app-offer', 'words-plan'],
              'base/ui/page': ['shortcut', 'email-text'],
              icons: ['file-text', 'hand-coins', 'trash', 'send', 'circle-x', 'armchair'],
            }),
          ],
        },
      },
    },
  },
  // Workers keep their names, so that they are not loaded ahead, and so that the server knows which files may run
  // WebAssembly (src/app/server/pages.ts).
  worker: {
    format: 'es',
    plugins: () => [withoutNode()],
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    fs: { allow: [at('.')] },
    proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` },
  },
})
