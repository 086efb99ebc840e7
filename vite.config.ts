import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { readConfig } from './src/app/server/config'
import { withPageConfig } from './src/app/server/page-meta'
import { commonPasswords } from './src/landlord/credentials/rules-listed-passwords'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Writes `.br` and `.gz` beside what shrinks, so that the server sends it as it lies. */
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

/** Chunks that every visitor has before anything is loaded later. */
const always = new Set<string>()

/**
 * Finds them in the finished bundle. Naming them again at each lazy import would preload nothing and costs the first page more than a
 * kibibyte of file names.
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
 * Lists what the app fetches ahead (src/app/web/shell/Shell.tsx): the parts that no visitor has from the beginning,
 * but for what is of no use without a connection: the viewer of PDF files, the reader of photographs, and the passwords that
 * nobody may choose.
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

/** The ends of paths that `together` names. */
const joined: string[] = []

/** Puts small files that nearly every page needs into one piece, which packs better than many. */
function together(name: string, folders: Readonly<Record<string, readonly string[]>>) {
  const paths = Object.entries(folders).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`))
  joined.push(...paths)
  return { name, test: new RegExp(`/(?:${paths.join('|')})[./]`), includeDependenciesRecursively: false }
}

/**
 * Fails for a path of `together` that no file has. Such a file was renamed, and its piece would grow small again. The gallery
 * (e2e/gallery.ts) is built with this configuration too, and has only some of the files.
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

/** The list of common passwords as it is used: its source would bring the whole dictionary of 50,000 words, 200 KiB packed. */
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
 * What of zod only the server uses would come with the login: each schema's way to write itself as JSON schema (the OpenAPI
 * document; 33 kB of source), and English sentences for refused values (the screens have texts of their own, in both languages).
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

/** In development the page comes from Vite: the server's configuration is written into it here, as the server does it. */
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
      return withPageConfig(html, { links, supportEmail, sandboxUrl, externalLogin: shown, ...authority })('')
    },
  }
}

/** What reads photographs asks for two modules of Node where it runs there, which it never does here. */
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

/** The browser's half: `src/app/web` -> `dist/web`, every asset with its hash in its name. */
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
    // No data: addresses: the content policy allows this origin only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !always.has(file)) : files,
    },
    reportCompressedSize: false,
    // In kB of source. scripts/size.mjs limits what is sent.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The page that comes first holds the names of all the others: a digest alone, in hexadecimal digits, packs to a
        // third. The manifest says what is what; only what is not fetched ahead keeps its name (listedParts).
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) =>
          /^(pdf|rules-listed)/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // What every page begins with, in one piece: it packs better, and no part is read before no-eval.ts has told zod not to
        // try `eval`.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'] },
            // The calls of a login: two pieces of half a KiB otherwise.
            { name: 'login', test: /\/src\/landlord\/login\/(?:calls|model)\.ts$/ },
            together('inputs', {
              '@mantine/core/esm/components': ['Input', 'InputBase', 'TextInput', 'CloseButton'],
              '@mantine/core/esm/core/styles-api': ['use-resolved-styles-api'],
              'base/ui/field': ['field', 'focus-field', 'text-field'],
              icons: ['search'],
            }),
            together('form', {
              'base/ui/form': [
                ...['form', 'use-form', 'use-form-state', 'edited-values', 'holds', 'form-errors', 'error-summary'],
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
            // What the landlord's frame shares with its pages.
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
  // Named, so that it is not fetched ahead, and so that the server knows what may run WebAssembly (src/app/server/pages.ts).
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
