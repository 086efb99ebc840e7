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

/**
 * Files that are loaded together are one chunk, because one chunk compresses better than many small ones. A chunk has the
 * own files that `from` imports, directly or not, and files of libraries. Those of an earlier chunk are left out.
 */
const joined: readonly {
  readonly name: string
  readonly from: readonly string[]
  readonly libraries?: readonly string[]
  /** How many pages and dialogs must need a file. */
  readonly minShareCount?: number
}[] = [
  {
    name: 'inputs',
    // The last two are small, and needed by the login and by the home page.
    from: ['base/ui/field/text-field.tsx', 'base/ui/field/focus-field.ts', 'landlord/login/model.ts'],
    libraries: [
      ...['hooks/esm/use-id', 'hooks/esm/use-uncontrolled', 'esm/core/styles-api/use-resolved-styles-api'],
      ...['components/Input', 'components/InputBase', 'components/TextInput', 'components/CloseButton'],
      ...['hooks/esm/utils/random-id', 'icons/search'],
    ],
  },
  { name: 'form', from: ['base/ui/form/form.tsx', 'base/ui/form/use-form.ts'] },
  {
    name: 'login',
    from: ['app/web/external-login/LoginScreen.tsx'],
    libraries: ['components/PasswordInput', 'icons/eye', 'icons/eye-off'],
  },
  {
    name: 'frame',
    from: [
      ...['app/web/shell/Shell.tsx', 'landlord/house/web/HouseGate.tsx', 'base/ui/list/list.tsx', 'base/file/model.ts'],
      ...['base/ui/page/menu-button.tsx', 'base/ui/words/format.ts', 'base/ui/words/today.ts'],
      'base/ui/field/search-field.tsx',
    ],
    libraries: [
      ...['components/NativeSelect', 'components/Combobox/ComboboxChevron', 'components/Combobox/Combobox.module'],
      ...['components/Combobox/get-parsed-combobox-data', 'icons/chevrons-up-down', 'icons/rotate-cw'],
      ...['icons/file-text', 'icons/hand-coins', 'icons/trash', 'icons/send', 'icons/circle-x', 'icons/armchair'],
      'icons/chevron-down',
    ],
  },
  { name: 'home', from: ['app/web/voucher/DashboardPage.tsx'], minShareCount: 2 },
]

/** The own files of each of these chunks. */
const filesOf = new Map<string, ReadonlySet<string>>()

/**
 * Finds these files. A page itself stays a chunk, because it is loaded by its name. The gallery (e2e/gallery.ts) is built
 * with this configuration too, but has only some of the files.
 */
function foundTogether(): Plugin {
  return {
    name: 'found-together',
    apply: 'build',
    buildEnd() {
      const isApp = this.getModuleInfo(at('./src/app/web/index.html')) !== null
      for (const { name, from } of joined) {
        const files = new Set<string>()
        const follow = (id: string) => {
          if (files.has(id) || id.includes('/node_modules/')) return
          files.add(id)
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next)
        }
        for (const path of from) {
          const id = at(`./src/${path}`)
          const found = this.getModuleInfo(id)
          if (isApp && !found) this.error(`No file is called ${path}`)
          follow(id)
          if (found && found.importers.length === 0) files.delete(id)
        }
        filesOf.set(name, files)
      }
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

/** What the browser never uses of zod's schemas, as patterns of the lines in zod's source. */
const unusedInSchemas: readonly (readonly [RegExp, string])[] = [
  // Methods of texts that zod has for compatibility: `z.string().email()`. They would bring the checks of 30 formats. We
  // write `z.email()`.
  [/^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm, ''],
  // Methods for checks that wait, and for values that are sent: `schema.parseAsync()`, `schema.encode()`.
  [
    /^ {4}(?:async )?\w*(?:Async|validate|[Ee]ncode|[Dd]ecode)(?:: (?:async )?function \w+)?\(data, params\) \{\n.*\n {4}\},\n/gm,
    '',
  ],
  [/^ {4}[gs]et spa\(\w*\) \{\n.*\n {4}\},\n/gm, ''],
  // Compiles a schema with `new Function`, which the content policy forbids (no-eval.ts).
  [/core\.\$ZodObjectJIT\.init/g, 'core.$ZodObject.init'],
  // Writes a schema as JSON Schema.
  [/^ +inst\._zod\.processJSONSchema = .*\n/gm, ''],
  // Parses values that contain themselves. JSON has none.
  [/^ {4}_ensureDefaultMemoizer\(\);\n/gm, ''],
]

/**
 * Leaves out the parts of zod that only the server uses. Otherwise the login would load them: the code that writes a
 * schema as JSON Schema (for the OpenAPI document; 33 kB of source), English sentences for refused values (the screens
 * have their own texts in both languages), and what `unusedInSchemas` names.
 */
function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    apply: 'build',
    async load(id) {
      if (id.endsWith('/zod/v4/locales/en.js')) return 'export default () => ({})'
      if (id.endsWith('/zod/v4/classic/schemas.js')) {
        let source = await readFile(id, 'utf8')
        for (const [pattern, by] of unusedInSchemas) {
          const shorter = source.replace(pattern, by)
          if (shorter === source) this.error(`zod's source no longer has ${pattern.source}`)
          source = shorter
        }
        return source
      }
      if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null
      const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function|\{ \w+ as) (\w+)/gm)
      return ['const none = () => none', ...[...names].map(([, name]) => `export { none as ${name} }`)].join('\n')
    },
  }
}

/**
 * Empties the texts that only the API reference shows: the summary of a call and the descriptions in its schemas. The
 * browser has the same rows and schemas.
 */
function withoutReferenceTexts(): Plugin {
  return {
    name: 'without-reference-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\/(?:calls|model)[^/]*\.ts$/ },
      handler: (code) => code.replace(/\b(summary|description):(\s*)'(?:[^'\\\n]|\\.)*'/g, "$1:$2''"),
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
    withoutReferenceTexts(),
    foundTogether(),
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
            ...joined.map(({ name, libraries = [], minShareCount = 1 }) => ({
              name,
              test: (id: string) =>
                filesOf.get(name)?.has(id) || libraries.some((path) => new RegExp(`/${path}[./]`).test(id)),
              minShareCount,
              includeDependenciesRecursively: false,
            })),
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
